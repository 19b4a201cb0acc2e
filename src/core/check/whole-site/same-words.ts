/** Words that readers take for the same: capitals and blanks make no difference. */

export function plainWords(words: string): string {
  const lower = words.toLowerCase()
  return /[^\S ]| {2}/.test(lower) ? lower.replaceAll(/\s+/g, ' ') : lower
}

/** The same number for the same words, and nearly always another for others: 30 bits. */
export function numberOfWords(words: string): number {
  const plain = plainWords(words)
  let sum = 0x811c9dc5
  for (let at = 0; at < plain.length; at++) sum = Math.imul(sum ^ plain.charCodeAt(at), 0x01000193)
  return sum >>> 2
}

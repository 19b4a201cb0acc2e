/** Words that readers take for the same: capitals and blanks make no difference. */

export function plainWords(words: string): string {
  const lower = words.toLowerCase()
  return /[^\S ]| {2}/.test(lower) ? lower.replaceAll(/\s+/g, ' ') : lower
}

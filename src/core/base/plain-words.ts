/** Words compared as readers do: without capitals and extra blanks. */

export function plainWords(words: string): string {
  const lower = words.toLowerCase()
  return /[^\S ]| {2}/.test(lower) ? lower.replaceAll(/\s+/g, ' ') : lower
}

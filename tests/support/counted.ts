/** How often each word comes. */
export type Counts = ReadonlyMap<string, number>

export function counted(words: Iterable<string>): Counts {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

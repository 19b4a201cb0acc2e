/** Words that are spelt oddly on purpose, as `spelling:` in site.yaml lists them. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { walk } from '../../base/walk.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** How many texts of a file use each word. Leaves out words that no text uses. */
export type SpellingCounts = Readonly<Record<string, number>>

export function countSpellings({ spelling = {} }: SiteConfig, { value }: SourceFile): SpellingCounts {
  const counts = new Map<string, number>()
  const words = Object.entries(spelling).flatMap(([word, usual]) => [
    [word, usual],
    [usual, word],
  ])
  if (words.length > 0)
    walk(value, [], ([first], text) => {
      if (first === 'spelling') return
      for (const [word = '', other = ''] of words) {
        // One of the two may be a part of the other.
        const rest = other.includes(word) ? text.replaceAll(other, '') : text
        if (rest.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    })
  return Object.fromEntries(counts)
}

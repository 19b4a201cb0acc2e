/** Words that are spelt oddly on purpose, as `spelling:` in site.yaml lists them. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { walk } from '../../base/walk.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** How many texts of a file use each word. Leaves out words that no text uses. */
export type SpellingCounts = Readonly<Record<string, number>>

export function countSpellings({ spelling = {} }: SiteConfig, { value }: SourceFile): SpellingCounts {
  const counts = new Map<string, number>()
  const words = Object.keys(spelling)
  if (words.length > 0)
    walk(value, [], (_, text) => {
      for (const word of words) if (text.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    })
  return Object.fromEntries(counts)
}

/** What the texts of a page say that other pages may contradict. One visit finds all of it. */

import { anyOrNone } from '../../base/any-or-none.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { PageTraits } from '../page-traits.ts'
import { type Counted, countOf } from './counts.ts'
import type { PlacedText } from './figures.ts'
import { namedInstead } from './numbered-texts.ts'
import { type PeriodDay, saidDays } from './period-days.ts'

/** `value` is a whole page as its author wrote it. Lists that are empty are left out, as on most pages. */
export function textTraits(
  value: unknown,
  title: string,
  lang: string,
): Pick<PageTraits, 'numbered' | 'counts' | 'said'> {
  const [numbered, counts, said]: [PlacedText[], Counted[], PeriodDay[]] = [[], [], []]
  const namedIn = namedInstead(title)
  visitTexts(value, [], (text, path) => {
    if (path[0] === 'blocks') numbered.push(...namedIn(text, path))
    const count = countOf(text, path, value, lang)
    if (count) counts.push(count)
    said.push(...saidDays(text, path, lang))
  })
  return { numbered: anyOrNone(numbered), counts: anyOrNone(counts), said: anyOrNone(said) }
}

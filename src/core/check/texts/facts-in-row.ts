/** `Grade 5: KES ${facts.grade5Fee}. Grade 6: KES 70,000.`: a number where others of its row have values of site.yaml. */
import { inPattern } from '../../base/in-pattern.ts'

const NUMBERED = /\$\{facts\.([^\d}]+)(\d+)([^}]*)\}/g
/** The word with the same number before a value: `Grade 5: KES `. */
const LEAD = /(\p{L}+(?: \p{L}{1,3})?[ -])(\d+)([^\d.;$]{1,20})$/u
/** A text with more rows than this would take long. */
const MOST = 5

/** The names of the values that belong to the rows of a text, and the places for them. They may be there. */
export function placesInRow(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  // Most texts have no value. A search with a pattern takes much longer.
  if (!text.includes('${facts.')) return places
  const rows = new Map<string, readonly [start: string, end: string]>()
  for (const { 1: start = '', 2: own, 3: end = '', index } of text.matchAll(NUMBERED)) {
    const [, word = '', number, more = ''] = LEAD.exec(text.slice(Math.max(0, index - 60), index)) ?? []
    if (number === own) rows.set(`${inPattern(word)}(\\d+)${inPattern(more)}`, [start, end])
    if (rows.size === MOST) break
  }
  for (const [lead, [start, end]] of rows)
    for (const { 0: words, 1: number = '', index } of text.matchAll(new RegExp(lead, 'g'))) {
      const name = start + number + end
      // In a second row, the words may be about another amount.
      places.set(name, places.has(name) ? text.length : index + words.length)
    }
  return places
}

/** Texts of a page with a number in its title, such as Grade 6, that name another one: `grade 5`. They may be copied. */
import type { FieldPath } from '../../base/field-path.ts'
import type { PlacedText } from './figures.ts'

/** `Grade 6`, `Gredi ya 6`, `6. Klasse`, or the year in `Calendar 2026`. Rooms are places that others may speak of. */
const NUMBERED =
  /\b20\d\d\b|(?<!\p{L})(?!(?:room|house|hall|ward|bweni|chambre) )\p{L}{2,}(?: \p{L}{1,2})?[ -]\d{1,3}(?!\d)|\d{1,3}\. \p{L}{3,}/iu

/** What a page is about, if its title names it with a number. In small letters. */
export const numberedIn = (title: string): string | undefined => NUMBERED.exec(title)?.[0].toLowerCase()

/** Links and headings have fewer words, and may be about other pages. */
const FEWEST = 4

/** For the title of a page: finds the paragraphs of a text that name something else, each with what is written there. */
export function namedInstead(title: string): (text: string, path: FieldPath) => readonly PlacedText[] {
  const own = numberedIn(title)
  if (own === undefined) return () => []
  // All years of a century are alike, but not `in 2026`. The words of a link are checked with the link.
  const like = new RegExp(
    `\\b${own.replace(/\d+/, ({ length }) => (length > 3 ? '(?<!\\b(?:in|since|en|depuis|mwaka) )20\\d\\d' : '\\d+'))}\\b(?![^[]{0,200}\\]\\()`,
    'gi',
  )
  return (text, path) =>
    text.split('\n\n').flatMap((part): readonly PlacedText[] => {
      const named = part.match(like) ?? []
      const isOwn = named.some((each) => each.toLowerCase() === own)
      return named[0] && !isOwn && part.split(' ').length >= FEWEST ? [[[...path], part, named[0]]] : []
    })
}

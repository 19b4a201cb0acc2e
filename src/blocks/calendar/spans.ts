/** The terms, half terms and holidays of a calendar in days, each with the place of its first day. */
import type { Block } from '../../../schema/page.ts'

export type Calendar = Block<'calendar'>
export type CalendarDate = Calendar['terms'][number]['opening']
type Path = readonly PropertyKey[]
/** A date and the path of its field within the block. */
export type Dated = { readonly date: CalendarDate; readonly path: Path }

/** `first` and `last` are numbers of `dayNumber`, or `undefined` if they are not known. */
export type Span = {
  readonly kind: 'term' | 'half term' | 'holiday'
  readonly name: string
  readonly path: Path
  readonly first: number | undefined
  readonly last: number | undefined
}

/** In the order of the calendar: a term, its half term, the holiday after it. */
export function spansOf({ terms }: Calendar, dayOf: (dated: Dated) => number | undefined): readonly Span[] {
  return terms.flatMap(({ name, opening, closing, halfTerm, holiday }, index) => {
    const at = (date: CalendarDate, ...path: Path): Dated => ({ date, path: ['terms', index, ...path] })
    const span = (kind: Span['kind'], called: string, first: Dated, last: Dated): Span => ({
      kind,
      name: called,
      path: first.path,
      first: dayOf(first),
      last: dayOf(last),
    })
    const found = [span('term', name, at(opening, 'opening'), at(closing, 'closing'))]
    if (halfTerm) {
      const [first, last] = [
        at(halfTerm.opening, 'halfTerm', 'opening'),
        at(halfTerm.closing, 'halfTerm', 'closing'),
      ]
      found.push(span('half term', `The half term of ${name}`, first, last))
    }
    if (holiday) {
      const [first, last] = [
        at(holiday.starting, 'holiday', 'starting'),
        at(holiday.ending, 'holiday', 'ending'),
      ]
      found.push(span('holiday', holiday.name, first, last))
    }
    return found
  })
}

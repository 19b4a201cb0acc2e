/** Days exist, spans run forwards, terms and holidays neither overlap nor leave gaps unsaid. */
import type { Block } from '../../../schema/page.ts'
import { dayNumber } from '../../block/day.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages/rules.ts'

type Calendar = Block<'calendar'>
type CalendarDate = Calendar['terms'][number]['opening']
type Path = readonly PropertyKey[]

/** A stretch of days with a name. Ends that are not known are `undefined`. */
type Stretch = {
  readonly name: string
  readonly path: Path
  readonly start: number | undefined
  readonly end: number | undefined
}

export const rules: BlockRules<Calendar> = (block, context) => {
  const stretches = block.terms.flatMap((term, index): Stretch[] => {
    const at = ['terms', index]
    const read = (date: CalendarDate, ...path: Path) => dayOf(date, [...at, ...path], block.year, context)
    const { halfTerm, holiday } = term
    const main = {
      name: term.name,
      path: [...at, 'opening'],
      start: read(term.opening, 'opening'),
      end: read(term.closing, 'closing'),
    }
    const half = halfTerm && {
      name: `The half term of ${term.name}`,
      path: [...at, 'halfTerm', 'opening'],
      start: read(halfTerm.opening, 'halfTerm', 'opening'),
      end: read(halfTerm.closing, 'halfTerm', 'closing'),
    }
    if (half) checkForwards(half, context)
    if (!holiday) return [main]
    const rest = {
      name: holiday.name,
      path: [...at, 'holiday', 'starting'],
      start: read(holiday.starting, 'holiday', 'starting'),
      end: read(holiday.ending, 'holiday', 'ending'),
    }
    return [main, rest]
  })
  for (const stretch of stretches) checkForwards(stretch, context)
  stretches.forEach((stretch, index) => {
    const next = stretches[index + 1]
    if (next) checkMeeting(stretch, next, context)
  })
}

function dayOf(date: CalendarDate, path: Path, year: number, { report }: RuleContext): number | undefined {
  if ('stated' in date) {
    const impossible = /\b29 feb/i.test(date.stated) && dayNumber(`${year}-02-29`) === undefined
    report(
      path,
      impossible ? messages.statedDateDoesNotExist(date.stated, year) : messages.dateUnverified(date.stated),
    )
    return undefined
  }
  const day = dayNumber(date.iso)
  if (day === undefined) report(path, messages.dateDoesNotExist(date.iso))
  return day
}

function checkForwards({ name, path, start, end }: Stretch, { report }: RuleContext): void {
  if (start !== undefined && end !== undefined && end < start) report(path, messages.endBeforeStart(name))
}

/** A holiday may begin on the day after the term closes; from there on every day belongs to one stretch. */
function checkMeeting(stretch: Stretch, next: Stretch, { report }: RuleContext): void {
  if (stretch.end === undefined || next.start === undefined) return
  const between = next.start - stretch.end - 1
  if (between < 0) report(next.path, messages.calendarOverlap(stretch.name, next.name))
  if (between > 0) report(next.path, messages.calendarGap(stretch.name, next.name, between))
}

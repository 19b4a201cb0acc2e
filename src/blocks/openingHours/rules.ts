/** Days and hours can be read, no day comes twice, and exceptions are days that exist and are still to come. */
import type { Block } from '../../../schema/page.ts'
import { dayNumber } from '../../block/day.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'
import { DAYS, daysIn, spansIn } from './week.ts'

type OpeningHours = Block<'openingHours'>
type Exception = NonNullable<OpeningHours['exceptions']>[number]
type Path = readonly PropertyKey[]

export const rules: BlockRules<OpeningHours> = ({ hours, exceptions = [] }, context) => {
  const taken = new Set<number>()
  for (const [words, times] of Object.entries(hours)) {
    const days = daysIn(words)
    const path = ['hours', words]
    if (!days) context.report(path, messages.notOpeningDays(words))
    const twice = days?.find((day) => taken.has(day))
    if (twice !== undefined) context.report(path, messages.openingDayTwice(DAYS[twice] ?? words))
    for (const day of days ?? []) taken.add(day)
    checkTimes(times, path, context)
  }
  exceptions.forEach((exception, index) => {
    checkTimes(exception.hours, ['exceptions', index, 'hours'], context)
    checkDays(exception, ['exceptions', index], context)
  })
}

function checkTimes(words: string, path: Path, { report }: RuleContext): void {
  if (!spansIn(words)) report(path, messages.notOpeningHours(words))
}

function checkDays({ name = 'This', date, until }: Exception, path: Path, context: RuleContext): void {
  const { report } = context
  const [first, last] = (['date', 'until'] as const).map((field) => {
    const found = field === 'date' ? date : until
    if (!found) return undefined
    if ('stated' in found) {
      report([...path, field], messages.dateUnverified(found.stated))
      return undefined
    }
    const day = dayNumber(found.iso)
    if (day === undefined) report([...path, field], messages.dateDoesNotExist(found.iso))
    return day
  })
  if (first !== undefined && last !== undefined && last < first)
    report([...path, 'until'], messages.endBeforeStart(name))
  const end = until ? last : first
  // One day more, because in some time zones it is still the last day.
  if (end !== undefined && end + 1 < context.today) report([...path, 'date'], messages.openingExceptionOver())
}

/** Checks `publishFrom` and `publishUntil` of a page. */
import { DAY_LENGTH } from '../../../block/day.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { Clock } from '../../base/clock.ts'
import { datesIn } from '../../base/dates-in.ts'
import type { LinkedPage } from '../../site/site.ts'
import { inOtherYears, momentFinding } from '../moments.ts'
import { deadlinesIn } from './deadlines.ts'
import type { PageContext } from './page-check.ts'

export function checkPublishing(context: PageContext): void {
  const { page, source, config, clock, report } = context
  const { publishFrom, publishUntil } = page
  for (const field of ['publishFrom', 'publishUntil'] as const) {
    const finding = momentFinding(page[field], config.timezone)
    if (finding) report({ ...finding, span: source.spanOf([field]) })
  }
  if (page.draft && publishFrom !== undefined)
    report({ ...messages.draftWithDate(publishFrom), span: source.spanOf(['draft']) })
  const late = publishFrom === undefined ? undefined : lateFinding(page.blocks, publishFrom, clock)
  if (late) report({ ...late, span: source.spanOf(['publishFrom']) })
  if (publishUntil === undefined) return
  const reportFinding = (finding: Finding) => report({ ...finding, span: source.spanOf(['publishUntil']) })
  const until = Date.parse(publishUntil)
  if (publishFrom !== undefined && Date.parse(publishFrom) >= until)
    reportFinding(
      messages.publishReversed(publishFrom, publishUntil, inOtherYears(publishFrom, publishUntil)),
    )
  else {
    const finding = earlyFinding(page, publishUntil, clock) ?? beforeDeadline(context, publishUntil, clock)
    if (finding) reportFinding(finding)
    else if (clock.reached(until)) reportFinding(messages.publishOver(publishUntil))
  }
}

/** If every day in the blocks is over when the page appears. The year may be wrong. */
function lateFinding(blocks: unknown, from: string, clock: Clock): Finding | undefined {
  const last = daysIn(blocks).at(-1) ?? from
  if (last >= from.slice(0, 10) || clock.reached(Date.parse(from))) return undefined
  const meant = last.slice(0, 4) + from.slice(4)
  return messages.publishOverEarly(from, last, meant < last ? meant : undefined, 'appears on')
}

/** In the order of time. */
const daysIn = (blocks: unknown) =>
  datesIn(blocks, [])
    .map(({ iso }) => iso)
    .sort()

/** If every day in the blocks is later, and the last one is still to come, the month or the year may be wrong. */
function earlyFinding(page: LinkedPage['page'], until: string, clock: Clock): Finding | undefined {
  const days = daysIn(page.blocks)
  const last = days.at(-1) ?? ''
  const lastDay = Date.parse(last)
  if (days.length === 0 || clock.reached(lastDay) || days.some((day) => day < until)) return undefined
  const year = Number(last.slice(0, 4))
  const isOver = clock.reached(Date.parse(until))
  // The month is wrong, or the first figure of the day: 3 for 13.
  const isNear = last.startsWith(until.slice(0, 7))
    ? last[9] === until[9]
    : last.slice(8) === until.slice(8, 10)
  const inOtherMonth = isNear ? [last + until.slice(10)] : []
  const inOtherYear = isOver ? [year, year + 1].map((each) => each + until.slice(4)) : []
  const meant = [...inOtherMonth, ...inOtherYear].find(
    (each) => Date.parse(each) > lastDay && Date.parse(each) < lastDay + 60 * DAY_LENGTH,
  )
  // A page where one registers may well leave before the event.
  return meant === undefined && (isOver || !isOfDay(page))
    ? undefined
    : messages.publishOverEarly(until, last, meant, isOver ? 'left' : 'leaves')
}

/** If visitors can still act after the page has left. */
function beforeDeadline(linked: LinkedPage, until: string, clock: Clock): Finding | undefined {
  const days = deadlinesIn(linked)
    .map(({ iso }) => iso)
    .sort()
  const last = days.at(-1) ?? ''
  // A page that leaves in the morning leaves too early, too.
  const isEarly = (iso: string) => until.slice(0, 16) < `${iso}T12:00`
  if (last === '' || !days.every(isEarly) || clock.reached(Date.parse(last))) return undefined
  const does = clock.reached(Date.parse(until)) ? 'left' : 'leaves'
  return messages.publishOverEarly(until, last, `${last}T23:59${until.slice(16)}`, does)
}

/** The name of a day for visitors, in a title that may also name its year. */
const DAY = /^(.*? day|siku .*?|journée .*?|portes ouvertes)(?: 20\d\d)?$/
const SIGN_UP = /regist|sign|appl|book|enrol|inscri|sajili|jiandik/i

/** Whether an event in the blocks has the title of the page, such as `Open day 2027`, and nobody registers there. */
function isOfDay({ title, description, blocks }: LinkedPage['page']): boolean {
  const [, words] = DAY.exec(title.toLowerCase()) ?? []
  const all = JSON.stringify(blocks).toLowerCase().replaceAll('"', ' ')
  return all.includes(`name : ${words} `) && !SIGN_UP.test(description + all)
}

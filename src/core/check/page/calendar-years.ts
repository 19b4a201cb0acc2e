/** A title or a description that names another year than the calendar of the page: it was forgotten when the dates changed. */
import { yearsIn } from '../../../block/years.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { PageContext } from './page-check.ts'

/** Other words are about another year: `Class of 2025`, `updated in 2026`. In `2025/26`, it is the first of two. */
const OF_CALENDAR =
  /^(?:(?:the|our|le|notre) )?(?:\p{L}+ )?(?:calendar|dates|kalenda|ratiba|calendrier)(?: (?:of|for|the|year|school|events|[wy]a|mwaka|shule|mihula|des?|scolaire|pour))* 20\d\d(?! ?[/–-])/iu

/** How far back a forgotten year is. */
const NEAR = 2

export function checkCalendarYears({ page, source, report }: PageContext): void {
  const [first, second] = page.blocks
  // On other pages, the calendar may be beside the subject: a report of the last year, and the dates of this one.
  const calendar = first?.type === 'hero' ? second : first
  if (calendar?.type !== 'calendar') return
  const { year } = calendar
  const all = JSON.stringify(page.blocks.filter(({ type }) => type === 'calendar'))
  const texts = [
    ...(first?.type === 'hero' ? [{ path: ['blocks', 0, 'title'], text: first.title }] : []),
    { path: ['title'], text: page.title },
    { path: ['description'], text: page.description },
  ]
  const [told, ...more] = texts.flatMap(({ path, text }) => {
    const [named = 0, ...others] = yearsIn(text)
    const isForgotten = named < year && named >= year - NEAR && others.length === 0 && OF_CALENDAR.test(text)
    if (!isForgotten || all.includes(`${named}`)) return []
    return { field: `${path.at(-1)}`, says: `${named}`, span: source.spanOfWords(path, `${named}`) }
  })
  if (!told) return
  const { span, ...said } = told
  const also = more.map(({ span: { start } }) => start.line)
  report({ ...messages.calendarInAnotherYear(year, { ...said, also }), span })
}

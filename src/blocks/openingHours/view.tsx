import type { ReactNode } from 'react'
import type { Block } from '../../../schema/page.ts'
import { dayNames } from '../../block/date-names.ts'
import { DateRange } from '../../block/date-range.tsx'
import { Section } from '../../block/section.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'
import {
  type DayRun,
  dayRuns,
  daysIn,
  isAllDay,
  runsOf,
  type Span,
  spansIn,
  weekOf,
} from '../../block/week.ts'

type OpeningHours = Block<'openingHours'>
type Exception = NonNullable<OpeningHours['exceptions']>[number]

/** Whether it is open now is not said: a page that was built yesterday cannot know. */
export const view: BlockView<OpeningHours> = ({ block, page }) => (
  <Section className="opening-hours" page={page} anchor={block.anchor} title={block.title} text={block.text}>
    <Hours page={page}>
      {runsOf(weekOf(block.hours)).map((run) => (
        <Line key={run.first} spans={run.spans} page={page}>
          {daysOf(run, page.config.lang)}
        </Line>
      ))}
    </Hours>
    {block.exceptions && (
      <Hours page={page} caption={page.words.otherHours}>
        {block.exceptions.map((exception) => (
          <Line key={JSON.stringify(exception)} spans={spansIn(exception.hours) ?? []} page={page}>
            {exception.name}
            {exception.name ? <small>{datesOf(exception, page)}</small> : datesOf(exception, page)}
            {exception.days && <small>{weekdaysOf(exception.days, page.config.lang)}</small>}
          </Line>
        ))}
      </Hours>
    )}
  </Section>
)

type HoursProps = { readonly page: PageContext; readonly caption?: string; readonly children: ReactNode }

function Hours({ page: { words }, caption, children }: HoursProps) {
  return (
    <table className="table">
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.open}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type LineProps = {
  readonly spans: readonly Span[]
  readonly page: PageContext
  readonly children: ReactNode
}

function Line({ spans, page: { words }, children }: LineProps) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>
        {spans.length === 0 && <span className="closed">{words.closed}</span>}
        {spans.map((span) => (
          <span key={span.opens}>{isAllDay(span) ? words.allDay : timesOf(span)}</span>
        ))}
      </td>
    </tr>
  )
}

function timesOf({ opens, closes }: Span) {
  return (
    <>
      <time>{opens}</time> – {closes === '24:00' ? closes : <time>{closes}</time>}
    </>
  )
}

/** In the language of the site: `Monday – Friday`. */
function daysOf({ first, last }: DayRun, lang: string): string {
  const [from, to] = [first, last].map(dayNames(lang))
  return from === to ? `${from}` : `${from} – ${to}`
}

/** In the language of the site: `Monday – Thursday, Saturday`. */
function weekdaysOf(days: string, lang: string): string {
  return dayRuns(daysIn(days) ?? [])
    .map((run) => daysOf(run, lang))
    .join(', ')
}

function datesOf({ date, until }: Exception, page: PageContext) {
  if (until && 'iso' in date && 'iso' in until)
    return <DateRange from={date.iso} until={until.iso} page={page} />
  const dates = [date, ...(until ? [until] : [])]
  return dates.map((each, index) => (
    <span key={'iso' in each ? each.iso : each.stated}>
      {index > 0 && ' – '}
      {'iso' in each ? (
        <time dateTime={each.iso}>{page.date(each.iso)}</time>
      ) : (
        `${each.stated} (${page.words.unverified})`
      )}
    </span>
  ))
}

import type { ReactNode } from 'react'
import { ButtonLink } from '../../block/button-link.tsx'
import { DateRange } from '../../block/date-range.tsx'
import { GRID } from '../../block/grid.ts'
import { Section } from '../../block/section.tsx'
import { textOf } from '../../block/text.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'
import {
  type Calendar,
  type CalendarDate,
  type CalendarEvent,
  labelsOf,
  type Span,
  spansOf,
} from './spans.ts'
import { type Bar, YearLine } from './year-line.tsx'

export const view: BlockView<Calendar> = ({ block, page }) => {
  const periods = spansOf(block)
  const { events = [], year } = block
  const bars = [...periods.flat(), ...events.map(barOf)]
  return (
    <Section className="calendar" page={page} anchor={block.anchor} title={block.title}>
      <YearLine year={year} lang={page.config.lang} bars={bars} />
      <Cards>
        {periods.map((spans) =>
          spans.map((span) => (
            <Days
              key={JSON.stringify(span.path)}
              span={span}
              labels={labelsOf(span, block, page.words)}
              page={page}
            />
          )),
        )}
      </Cards>
      <Cards>
        {events.map((event) => (
          <Event key={JSON.stringify(event)} event={event} page={page} />
        ))}
      </Cards>
      {textOf(page, block.text)}
      <TakeAlong page={page} />
    </Section>
  )
}

const barOf = ({ date, until = date }: CalendarEvent): Bar => ({ kind: 'event', start: date, end: until })

/** Each child is the content of a card. */
function Cards({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    children.length > 0 && (
      <ul className={GRID}>
        {children.map((child, index) => (
          <li className="col" key={index}>
            <div className="card">
              <div className="card-body">{child}</div>
            </div>
          </li>
        ))}
      </ul>
    )
  )
}

/** Links for the visitor's own calendar: to import the dates once, or to subscribe. */
function TakeAlong({ page }: { readonly page: PageContext }) {
  const href = page.feed('ics')
  if (href === undefined) return null
  const { host, pathname } = new URL(href, page.config.url)
  const plain = { external: false, current: false, reload: true }
  return (
    <p className="buttons">
      <ButtonLink link={{ ...plain, href, title: page.words.addToCalendar }} newTab={page.words.newTab} />
      <ButtonLink
        link={{ ...plain, href: `webcal://${host}${pathname}`, title: page.words.subscribe }}
        newTab={page.words.newTab}
        variant="secondary"
      />
    </p>
  )
}

type DaysProps = {
  readonly span: Span
  readonly labels: readonly [string, string]
  readonly page: PageContext
}

function Days({ span: { kind, name, start, end }, labels, page }: DaysProps) {
  const Heading = kind === 'period' ? 'h3' : 'h4'
  return (
    <>
      <Heading className={kind}>{name}</Heading>
      <dl>
        <dt>{labels[0]}</dt>
        <dd>
          <Day date={start} page={page} />
        </dd>
        <dt>{labels[1]}</dt>
        <dd>
          <Day date={end} page={page} />
        </dd>
      </dl>
    </>
  )
}

type EventProps = { readonly event: CalendarEvent; readonly page: PageContext }

function Event({ event: { name, date, until, time, place }, page }: EventProps) {
  return (
    <>
      <h3 className="event">{name}</h3>
      <p>
        {until && 'iso' in date && 'iso' in until ? (
          <DateRange from={date.iso} until={until.iso} page={page} />
        ) : (
          <>
            <Day date={date} page={page} hasWeekday={!until} />
            {until && ' – '}
            {until && <Day date={until} page={page} />}
          </>
        )}
      </p>
      {time && (
        <p>
          <time>{time.from}</time>
          {time.to && ' – '}
          {time.to && <time>{time.to}</time>}
        </p>
      )}
      {place && <p>{place}</p>}
    </>
  )
}

type DayProps = { readonly date: CalendarDate; readonly page: PageContext; readonly hasWeekday?: boolean }

function Day({ date, page, hasWeekday = false }: DayProps) {
  if ('iso' in date) return <time dateTime={date.iso}>{page.date(date.iso, hasWeekday)}</time>
  return (
    <>
      {date.stated} <small>({page.words.unverified})</small>
    </>
  )
}

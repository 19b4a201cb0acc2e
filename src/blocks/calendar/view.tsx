import type { Block } from '../../../schema/page.ts'
import { ButtonLink } from '../../block/button-link.tsx'
import { GRID } from '../../block/grid.ts'
import { Section } from '../../block/section.tsx'
import { textOf } from '../../block/text.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'
import { type CalendarDate, type Stretch, stretchesOf } from './stretch.ts'
import { YearLine } from './year-line.tsx'

export const view: BlockView<Block<'calendar'>> = ({ block, page }) => {
  const terms = block.terms.map((term) => stretchesOf(term, page.words))
  return (
    <Section className="calendar" page={page} anchor={block.anchor} title={block.title}>
      <YearLine year={block.year} lang={page.config.lang} stretches={terms.flat()} />
      <ul className={GRID}>
        {terms.map((stretches) => (
          <li className="col" key={stretches[0]?.name}>
            <div className="card">
              <div className="card-body">
                {stretches.map((stretch) => (
                  <Days key={stretch.kind} stretch={stretch} page={page} />
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {textOf(page, block.text)}
      <TakeAlong page={page} />
    </Section>
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

type DaysProps = { readonly stretch: Stretch; readonly page: PageContext }

function Days({ stretch: { kind, name, first, last, labels }, page }: DaysProps) {
  const Heading = kind === 'term' ? 'h3' : 'h4'
  return (
    <>
      <Heading className={kind}>{name}</Heading>
      <dl>
        <dt>{labels[0]}</dt>
        <dd>
          <Day date={first} page={page} />
        </dd>
        <dt>{labels[1]}</dt>
        <dd>
          <Day date={last} page={page} />
        </dd>
      </dl>
    </>
  )
}

type DayProps = { readonly date: CalendarDate; readonly page: PageContext }

function Day({ date, page }: DayProps) {
  if ('iso' in date) return <time dateTime={date.iso}>{page.date(date.iso)}</time>
  return (
    <>
      {date.stated} <small>({page.words.unverified})</small>
    </>
  )
}

import Badge from 'react-bootstrap/Badge'
import type { Block } from '../../../schema/page.ts'
import { Frame } from '../../block/frame.tsx'
import { Section } from '../../block/section.tsx'
import { Text } from '../../block/text.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'

type Dashboard = Block<'dashboards'>['items'][number]

export const view: BlockView<Block<'dashboards'>> = ({ block, page }) => {
  const years = [...new Set(block.items.map(({ year }) => year))]
  return (
    <Section className="dashboards" page={page} {...block}>
      {years.length > 1 && <Years years={years} label={page.words.year} />}
      {years.map((year) => (
        <div className="year" id={placeOf(year)} key={year}>
          {block.items
            .filter((item) => item.year === year)
            .map((item) => (
              <DashboardPanel key={item.id} item={item} page={page} heading={block.title ? 'h3' : 'h2'} />
            ))}
        </div>
      ))}
    </Section>
  )
}

/** The place of a year on the page: `2019 - 2021` is `#year-2019-2021`. */
function placeOf(year: string): string {
  return `year-${year.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}

function Years({ years, label }: { readonly years: readonly string[]; readonly label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="segments">
        {years.map((year) => (
          <li key={year}>
            <a href={`#${placeOf(year)}`}>{year}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type DashboardPanelProps = {
  readonly item: Dashboard
  readonly page: PageContext
  readonly heading: 'h2' | 'h3'
}

function DashboardPanel({ item, page, heading: Heading }: DashboardPanelProps) {
  return (
    <article id={item.id}>
      <Heading>
        {item.icon && <span aria-hidden="true">{item.icon}</span>} {item.title}{' '}
        <Badge bg="">{item.year}</Badge>
      </Heading>
      <Text page={page} prose={item.description} />
      <FrameOrNotice item={item} page={page} />
    </article>
  )
}

/** A frame cannot say that it failed, so a way to the page itself always stands beside it. */
function FrameOrNotice({ item, page }: Omit<DashboardPanelProps, 'heading'>) {
  const { embedUrl, title, aspectRatio } = item
  if (!embedUrl) return <p className="notice">{page.words.notConfigured}</p>
  return (
    <>
      <Frame page={page} title={title} embedUrl={embedUrl} aspectRatio={aspectRatio} />
      <p>
        <a href={page.link({ href: embedUrl }).href} target="_blank" rel="noopener noreferrer">
          {page.words.openDashboard}
          <span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </>
  )
}

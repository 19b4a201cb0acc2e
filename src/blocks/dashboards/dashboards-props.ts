/** The props of the dashboards: plain data, so that the browser can hydrate them. */
import type { Block } from '../../../schema/page.ts'
import type { PageContext } from '../../block/view.ts'

export type PanelProps = {
  readonly id: string
  readonly title: string
  readonly icon?: string | undefined
  /** HTML, which never changes in the browser. */
  readonly description?: string | undefined
  /** Left out if the dashboard has no address yet. */
  readonly href?: string | undefined
  readonly external: boolean
  readonly aspectRatio?: string | undefined
}

export type YearProps = {
  readonly year: string
  /** Its anchor on the page: `2019 - 2021` becomes `year-2019-2021`. */
  readonly place: string
  readonly panels: readonly PanelProps[]
}

export type DashboardsProps = {
  readonly years: readonly YearProps[]
  readonly heading: 'h2' | 'h3'
  readonly words: ReturnType<typeof wordsOf>
}

export function dashboardsProps(block: Block<'dashboards'>, page: PageContext): DashboardsProps {
  const places = placesOf([...new Set(block.items.map(({ year }) => year))])
  return {
    years: [...places].map(([year, place]) => ({
      year,
      place,
      panels: block.items.filter((item) => item.year === year).map((item) => panelOf(item, page)),
    })),
    heading: block.title ? 'h3' : 'h2',
    words: wordsOf(page),
  }
}

/** Anchors contain only plain letters and digits. Years that are the same without other characters get a number. */
function placesOf(years: readonly string[]): ReadonlyMap<string, string> {
  const places = new Set<string>()
  return new Map(
    years.map((year) => {
      const plain = `year-${year.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
      let place = plain
      for (let count = 2; places.has(place); count++) place = `${plain}-${count}`
      places.add(place)
      return [year, place]
    }),
  )
}

function panelOf(item: Block<'dashboards'>['items'][number], page: PageContext): PanelProps {
  const { id, title, icon, description, embedUrl, aspectRatio } = item
  const { href, external } = page.link({ href: embedUrl })
  return {
    id,
    title,
    icon,
    description: description && page.html(description.markdown),
    href: href || undefined,
    external,
    aspectRatio,
  }
}

function wordsOf({ words }: PageContext) {
  return {
    year: words.year,
    allYears: words.allYears,
    open: words.openDashboard,
    notConfigured: words.notConfigured,
    loading: words.dashboardLoading,
    failed: words.dashboardFailed,
    advice: words.dashboardAdvice,
    retry: words.retry,
  }
}

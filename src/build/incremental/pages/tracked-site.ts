/**
 * Records what each page depends on: a page is rendered from a wrapped site, which notes everything that is read from
 * it. A page cannot change because of something that it did not read.
 */
import type { PictureFile } from '../../../../schema/slots.ts'
import { type TimeSpan, WatchedClock } from '../../../core/base/clock.ts'
import { pictureName } from '../../../core/base/picture-name.ts'
import type { Assets } from '../../../core/render/assets.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { Site } from '../../../core/site/site.ts'
import { TrackedMap } from './tracked-map.ts'

/**
 * Something that a page read besides its own sources. `title /fees` is the title of another page, `picture card
 * images/boys.jpg` a picture in a certain slot, `today` the day of the build, `*` anything else of any page.
 */
export type Dependency = string

export type TrackedSite = {
  /** To render the blocks of a page. */
  readonly site: Site
  readonly assets: Assets
  /** To render the shell, which all pages share. */
  readonly shell: { readonly site: Site; readonly assets: Assets }
  /** Gives the result of rendering one page, and the dependencies that were recorded. */
  readonly record: <Result>(
    route: Route,
    render: () => Result,
  ) => { readonly result: Result; readonly others: ReadonlySet<Dependency> }
  readonly shellDependencies: ReadonlySet<Dependency>
  /** The period in which all questions about the time have the same answers. */
  readonly span: () => TimeSpan
}

export function trackSite(site: Site, assets: Assets): TrackedSite {
  const clock = new WatchedClock(site)
  const shellDependencies = new Set<Dependency>()
  let own: Route | undefined
  let others = new Set<Dependency>()
  const tracked = (note: (dependency: Dependency) => void, isOwn: (route: Route) => boolean) => ({
    site: trackedSite(site, clock, note, isOwn),
    assets: {
      ...assets,
      pictures: (picture: PictureFile) => {
        note(pictureDependency(picture))
        return assets.pictures(picture)
      },
    },
  })
  return {
    ...tracked(
      (dependency) => others.add(dependency),
      (route) => route === own,
    ),
    // A shell that was rendered for one page is used for others too, so it has no page of its own.
    shell: tracked(
      (dependency) => shellDependencies.add(dependency),
      () => false,
    ),
    record: (route, render) => {
      own = route
      others = new Set()
      return { result: render(), others }
    },
    shellDependencies,
    span: () => clock.span,
  }
}

/** Not noted here: which addresses there are, and which of them are published. All pages depend on that. */
function trackedSite(
  site: Site,
  clock: Pick<Site, 'now' | 'reached'>,
  note: (dependency: Dependency) => void,
  isOwn: (route: Route) => boolean,
): Site {
  const all = () => note('*')
  return {
    ...site,
    get now() {
      return clock.now
    },
    get today() {
      // Few pages ask for it. Those that do not stay as they are the next day.
      note('today')
      return site.today
    },
    reached: clock.reached,
    titles: new TrackedMap(site.titles, (route) => isOwn(route) || note(titleDependency(route)), all),
    pages: new TrackedMap(site.pages, (route) => isOwn(route) || all(), all),
    anchors: new TrackedMap(site.anchors, all, all),
  }
}

const titleDependency = (route: Route): Dependency => `title ${route}`
const pictureDependency = (picture: PictureFile): Dependency => `picture ${pictureName(picture)}`

/** A site that notes what is asked of it while pages are made of it: what a page does not ask for cannot change it. */
import type { PictureFile } from '../../../../schema/slots.ts'
import { type Span, WatchedClock } from '../../../core/base/clock.ts'
import { pictureName } from '../../../core/base/picture-name.ts'
import type { Assets } from '../../../core/render/assets.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { Site } from '../../../core/site/site.ts'
import { NotedMap } from './noted-map.ts'

/** `*` is anything of other pages; `title /fees` the title of one, `picture card images/boys.jpg` a picture in its place. */
export type FactName = string

export type Watched = {
  /** For what is made of single pages. */
  readonly site: Site
  readonly assets: Assets
  /** For what stands around all pages. */
  readonly frame: { readonly site: Site; readonly assets: Assets }
  /** What is asked while a page is made. */
  readonly during: <Result>(
    route: Route,
    make: () => Result,
  ) => { readonly result: Result; readonly asked: ReadonlySet<FactName> }
  readonly askedByFrame: ReadonlySet<FactName>
  /** The moments between which all answers are the same. */
  readonly span: () => Span
}

export function watch(site: Site, assets: Assets): Watched {
  const watched = new WatchedClock(site)
  const askedByFrame = new Set<FactName>()
  let own: Route | undefined
  let asked = new Set<FactName>()
  const noted = (note: (name: FactName) => void, isOwn: (route: Route) => boolean) => ({
    site: watchedSite(site, watched, note, isOwn),
    assets: {
      ...assets,
      pictures: (picture: PictureFile) => {
        note(pictureFact(picture))
        return assets.pictures(picture)
      },
    },
  })
  return {
    ...noted(
      (name) => asked.add(name),
      (route) => route === own,
    ),
    // What was made for one page stands around the others, too.
    frame: noted(
      (name) => askedByFrame.add(name),
      () => false,
    ),
    during: (route, make) => {
      own = route
      asked = new Set()
      return { result: make(), asked }
    },
    askedByFrame,
    span: () => watched.span,
  }
}

/** Which addresses there are, and which of them are published, is asked of a site as a whole. */
function watchedSite(
  site: Site,
  clock: Pick<Site, 'now' | 'today' | 'reached'>,
  note: (name: FactName) => void,
  isOwn: (route: Route) => boolean,
): Site {
  const all = () => note('*')
  return {
    ...site,
    get now() {
      return clock.now
    },
    get today() {
      return clock.today
    },
    reached: clock.reached,
    titles: new NotedMap(site.titles, (route) => isOwn(route) || note(titleFact(route)), all),
    pages: new NotedMap(site.pages, (route) => isOwn(route) || all(), all),
    places: new NotedMap(site.places, all, all),
  }
}

export const titleFact = (route: Route): FactName => `title ${route}`
export const pictureFact = (picture: PictureFile): FactName => `picture ${pictureName(picture)}`

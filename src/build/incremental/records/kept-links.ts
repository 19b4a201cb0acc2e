/** What was found of links, kept as long as nothing is another one that this rests on. */
import { dirname, join } from 'node:path'
import type { PageWays } from '../../../core/check/ways.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import { digestOf } from '../../pictures/digests.ts'
import { readKept, writeKept } from '../kept-file.ts'

export type WayFinding = readonly [Route, Finding]

/** What need not be looked for again. Pages are named by their numbers among the addresses of the site. */
export type FoundBefore = {
  /** What was to be said of the ways through the site, at the titles of these pages; `undefined` if that may differ. */
  readonly ways: readonly WayFinding[] | undefined
  /** Whether there was nothing to say of what a page leads to. Else it is looked at again, because lines may have moved. */
  readonly isClean: (page: number) => boolean
  /** Where a clean page leads, as far as `ways` is not known. */
  readonly waysFrom: (page: number) => PageWays
}

export type FoundNow = {
  readonly ways: readonly WayFinding[]
  /** Where the pages lead; `undefined` for those of which there was something to say. */
  readonly pages: readonly (PageWays | undefined)[]
}

export type KeptLinks = {
  readonly find: (faces: Faces) => FoundBefore | undefined
  readonly save: (faces: Faces, found: FoundNow) => void
}

/** Names what is asked when links are checked, besides site.yaml. */
export type Faces = {
  /**
   * Of what all pages share: which addresses there are, what is published, the files of public/, the places on all
   * pages, names of pictures.
   */
  readonly site: string
  /** Of what each page leads to. */
  readonly pages: readonly string[]
  /** Of all that. */
  readonly whole: string
}

/** `told` are the pages that are not clean. */
type KeptWhole = {
  readonly whole: string
  readonly told: readonly number[]
  readonly ways: readonly WayFinding[]
}
/** The face of a page, whether it leads out, and the numbers of those that it leads to. */
type KeptPage = readonly [face: string, out: number, ...to: number[]]
type KeptPages = { readonly site: string; readonly pages: readonly (KeptPage | null)[] }

const NOWHERE: PageWays = { to: [], out: false }

/** Both files hold for the same `key`, which names the engine and site.yaml. The second is read only if a page leads elsewhere now. */
export function keptLinks(file: string, key: string): KeptLinks {
  const pagesFile = join(dirname(file), 'ways.json')
  return {
    find: (faces) => {
      const kept = readKept<KeptWhole>(file, key)
      if (kept?.whole === faces.whole) {
        const told = new Set(kept.told)
        return { ways: kept.ways, isClean: (page) => !told.has(page), waysFrom: () => NOWHERE }
      }
      const known = readKept<KeptPages>(pagesFile, key)
      return known?.site === faces.site ? foundIn(known, faces) : undefined
    },
    save: (faces, { ways, pages }) => {
      const told = pages.flatMap((each, number) => (each ? [] : [number]))
      const kept = pages.map((each, number): KeptPage | null => {
        return each ? [faces.pages[number] ?? '', each.out ? 1 : 0, ...each.to] : null
      })
      writeKept<KeptPages>(pagesFile, key, { site: faces.site, pages: kept })
      writeKept<KeptWhole>(file, key, { whole: faces.whole, told, ways })
    },
  }
}

function foundIn({ pages }: KeptPages, faces: Faces): FoundBefore {
  return {
    ways: undefined,
    isClean: (page) => pages[page]?.[0] === faces.pages[page],
    waysFrom: (page) => {
      const [, out, ...to] = pages[page] ?? ['', 0]
      return { to, out: out === 1 }
    },
  }
}

/** `undefined` of a site of which not every page is sound, or known by its record. */
export function facesOf(site: Site, pages: readonly LinkedPage[]): Faces | undefined {
  const { table, images, places } = site
  if (pages.length !== table.routes.length || table.unread.length > 0) return undefined
  const faces: string[] = []
  for (const { checks } of pages) {
    const face = checks?.face
    if (face === undefined) return undefined
    faces.push(face)
  }
  const unpublished = pages.filter(({ route }) => !site.pages.has(route)).map(({ route }) => route)
  const named: unknown[] = []
  places.forEach((names, route) => {
    if (names.length > 0) named.push([route, names])
  })
  const files = [...table.files()]
  const own = digestOf(JSON.stringify([table.routes, table.aliases, unpublished, named, [...images], files]))
  return { site: own, pages: faces, whole: digestOf(JSON.stringify([own, faces])) }
}

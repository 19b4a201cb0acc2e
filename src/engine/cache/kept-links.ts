/** What was found of links, kept as long as nothing is another one that this rests on. */
import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { KnownChecks } from '../link.ts'
import { digestOf } from '../pictures/digests.ts'
import type { Route } from '../routes.ts'
import type { LinkedPage, Site } from '../site.ts'
import { readKept, writeKept } from './kept-file.ts'

export type FoundOfLinks = {
  /** The pages of which something was to be said: it is looked for again, because lines may have moved. */
  readonly told: readonly Route[]
  /** What was to be said of the ways through the site, at the titles of these pages. */
  readonly ways: readonly WayFinding[]
}
export type WayFinding = readonly [Route, Finding]

/** `face` is that of the site. */
export type KeptLinks = {
  readonly find: (face: string) => FoundOfLinks | undefined
  readonly save: (face: string, found: FoundOfLinks) => void
}

type Kept = FoundOfLinks & { readonly face: string }

/** `key` names the engine and site.yaml. */
export function keptLinks(file: string, key: string): KeptLinks {
  return {
    find: (face) => {
      const kept = readKept<Kept>(file, key)
      return kept?.face === face ? kept : undefined
    },
    save: (face, found) => writeKept<Kept>(file, key, { face, ...found }),
  }
}

/**
 * Names all that is asked when links are checked, besides site.yaml: which addresses there are, what is published, what
 * each page leads to and which places it has, and the names of pictures. `undefined` of a site of which not every page
 * is sound, or known by its record.
 */
export function faceOf(site: Site, pages: readonly LinkedPage[], known: KnownChecks): string | undefined {
  const { table, images } = site
  if (pages.length !== table.routes.length || table.unread.length > 0) return undefined
  const faces = pages.map(({ source }) => known.get(source)?.face)
  if (faces.includes(undefined)) return undefined
  const unpublished = pages.flatMap(({ route }) => (site.pages.has(route) ? [] : [route]))
  return digestOf(JSON.stringify([table.routes, table.aliases, unpublished, [...images], faces]))
}

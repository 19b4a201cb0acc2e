/** Pages that are made by whoever comes to them first: the last ones of each thread, so that all end together. */

import type { Route } from '../../../core/site/routes.ts'
import type { LinkedPage } from '../../../core/site/site.ts'
import type { HeldBlocks } from '../records/held-blocks.ts'

export type SparePage = {
  readonly route: Route
  readonly path: string
  /** As JSON: whoever makes the page need not read its file. */
  readonly blocks: string
}

export type Spare = {
  readonly pages: readonly SparePage[]
  /** A number for each page that says who makes it. */
  readonly claims: SharedArrayBuffer
}

/** The main thread; the others have the numbers behind it. */
export const MAIN = 1
const NOBODY = 0

/** One page in so many, as far as that evens out what threads differ by: each copy takes memory. */
const SPARE = 8
const MOST_SPARE = 600

/** Those of the pages of one thread, as far as their blocks are held. */
export function spareOf(share: readonly LinkedPage[], blocks: HeldBlocks): readonly SparePage[] {
  const count = Math.min(MOST_SPARE, Math.floor(share.length / SPARE))
  return share.slice(share.length - count).flatMap(({ route, source: { path } }) => {
    const text = blocks.textOf(path)
    return text === undefined ? [] : [{ route, path, blocks: text }]
  })
}

export function newSpare(shares: readonly (readonly LinkedPage[])[], blocks: HeldBlocks): Spare {
  const pages = shares.flatMap((share) => spareOf(share, blocks))
  return { pages, claims: new SharedArrayBuffer(pages.length * Int32Array.BYTES_PER_ELEMENT) }
}

/** Says who makes a page. `undefined` of one that is not spare. A page that nobody makes is made by `who` from then on. */
export function claimer({ pages, claims }: Spare, who: number): (route: Route) => number | undefined {
  const numbers = new Int32Array(claims)
  const places = new Map(pages.map(({ route }, index) => [route, index]))
  return (route) => {
    const index = places.get(route)
    if (index === undefined) return undefined
    return Atomics.compareExchange(numbers, index, NOBODY, who) || who
  }
}

/** The next pages that nobody makes, from the end, which `who` makes from then on. `most` is how many. */
export function claimSome({ pages, claims }: Spare, who: number, most: number): readonly SparePage[] {
  const numbers = new Int32Array(claims)
  const claimed: SparePage[] = []
  for (let index = pages.length - 1; index >= 0 && claimed.length < most; index--) {
    const page = pages[index]
    if (page && Atomics.compareExchange(numbers, index, NOBODY, who) === NOBODY) claimed.push(page)
  }
  return claimed
}

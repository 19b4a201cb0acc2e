/** What the core knows of the blocks of the page that is shown. */
import type { Marked } from '../engine/shown-pages.ts'
import { engineNow } from './site.ts'
import { store } from './state.ts'

const page = () => store.get()?.page ?? ''

/** A block with marks around its texts whose paths are not longer than `depth`. */
export const markedBlock = (index: number, depth: number): Marked | undefined =>
  engineNow()?.marked(page(), index, depth)

/** For each block on the page, the entry of `blocks:` that it comes from. */
export const blockPlaces = (): readonly number[] => engineNow()?.places(page()) ?? []

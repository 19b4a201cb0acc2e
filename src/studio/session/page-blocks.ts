/** What the core knows of the blocks of the page that is shown. */
import type { Marking } from '../engine/mark-texts.ts'
import type { Marked } from '../engine/shown-pages.ts'
import { engineNow } from './site.ts'
import { store } from './state.ts'

const page = () => store.get()?.page ?? ''

/** A block with marks around its texts. */
export const markedBlock = (index: number, marking: Marking): Marked | undefined =>
  engineNow()?.marked(page(), index, marking)

/** For each block on the page, the entry of `blocks:` that it comes from. */
export const blockPlaces = (): readonly number[] => engineNow()?.places(page()) ?? []

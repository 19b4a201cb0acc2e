/** What the core knows of the blocks of the page that is shown. */
import type { Marking } from '../engine/mark-texts.ts'
import type { Marked } from '../engine/shown-pages.ts'
import { engineNow } from './site.ts'
import { store } from './state.ts'

const framePath = () => store.get()?.framePath ?? ''

/** A block with marks around its texts. */
export const markedBlock = (pageIndex: number, marking: Marking): Marked | undefined =>
  engineNow()?.marked(framePath(), pageIndex, marking)

/** The `fileIndex` of each block on the page. */
export const fileIndexes = (): readonly number[] => engineNow()?.fileIndexes(framePath()) ?? []

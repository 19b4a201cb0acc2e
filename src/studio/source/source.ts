/** Where Studio gets the site from: the server of the preview, or files that the site itself has. */
import type { ComponentType } from 'react'
import type { Review } from '../../core/change/review/parts.ts'
import type { SiteFiles } from '../../core/load/site-files.ts'
import type { PageAssets, Sources, Wanted, WriteAnswer } from '../../preview/studio.ts'
import type { Draft } from '../draft/draft.ts'
import type { ChangedPicture } from '../draft/saved.ts'

export type Source = {
  readonly fetchSources: () => Promise<Sources>
  /** The same with whole texts of one page only. Left out where all of them are near. */
  readonly fetchFirst?: (route: string) => Promise<Sources>
  /** What a page needs to be rendered. `undefined` while no page of the site can be shown. */
  readonly fetchAssets: (route: string) => Promise<PageAssets | undefined>
  /** Left out where nothing can be saved: there changes can only be proposed. */
  readonly saving?: Saving
  /** The address of Studio with a page open. */
  readonly addressOf: (route: string) => string
  /** The address of a page as visitors know it. */
  readonly onSite: (route: string) => string
  /** The address of a picture of the site, by its name below pages/. */
  readonly pictureAt: (file: string) => string
  /** A picture of the site as its file is. `undefined` if it cannot be read. */
  readonly fetchPicture: (file: string) => Promise<Blob | undefined>
  /** The pictures that files of the site name which nobody has here. Left out where all files are here. */
  readonly heldPictures?: () => Promise<readonly string[]>
  /** The address of an example of a block, as a page of its own. */
  readonly exampleAt: (type: string) => string
  /** Puts the example into a document that has loaded without it. */
  readonly fillExample?: (page: Document, type: string) => Promise<void>
  /** What an author is told when Studio opens. */
  readonly loadNotice?: () => Promise<{ readonly default: ComponentType }>
  /** Keeps what is typed for other browsers and ports, too. */
  readonly loadKeeping?: () => Promise<Keeping>
  /** What a draft changes, in words. Left out where a server says it. */
  readonly loadWordsOf?: () => Promise<(draft: Draft, before: SiteFiles) => Review>
  readonly loadProposeDialog: () => Promise<{ readonly default: ComponentType<ProposeProps> }>
}

export type ProposeProps = { readonly onClose: () => void }

export type Keeping = {
  /** `undefined`: nothing is left to keep. */
  readonly keepAtSite: (name: string, whole: Whole | undefined) => Promise<void>
  /** `time` is when something was kept, or when nothing was left to keep; 0 if never. */
  readonly keptAtSite: (name: string) => Promise<Found>
}

export type Found = { readonly time: number; readonly whole: Whole | undefined }

/** What is kept of a page, with its pictures as they are. */
export type Whole = {
  readonly path: string
  readonly time: number
  readonly record: unknown
  readonly pictures: ReadonlyMap<string, object>
}

export type Saving = {
  /** `undefined` if nobody answers. */
  readonly write: (files: readonly Wanted[]) => Promise<WriteAnswer | undefined>
  /** Gives why a picture was not written. */
  readonly upload: (picture: ChangedPicture) => Promise<string | undefined>
}

let used: Source | undefined

/** Before anything else is done. */
export function startFrom(source: Source): void {
  used = source
}

export function sourceNow(): Source {
  if (!used) throw new Error('Studio was not told where the site is')
  return used
}

export const fetchSources = (): Promise<Sources> => sourceNow().fetchSources()
export const fetchFirst = (route: string): Promise<Sources> =>
  (used?.fetchFirst ?? sourceNow().fetchSources)(route)
export const fetchAssets = (route: string): Promise<PageAssets | undefined> => sourceNow().fetchAssets(route)

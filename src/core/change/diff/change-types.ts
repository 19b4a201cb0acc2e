/** What changed between two versions of a site. Plain data: renderers put it into words. */
import type { Route } from '../../site/routes.ts'
import type { Sort } from './value.ts'

/** One step on the way from a document to a value. */
export type PathStep = {
  /** The field that is entered. */
  readonly field?: string
  /** The type of the block that is entered. */
  readonly type?: string
  /** What the entry or the group calls itself: its title, name, address … */
  readonly name?: string
  /** Which entry of its list, from 1. */
  readonly position?: number
}

export type ValueChange = {
  /** `kept`: the value stayed, which a reviewer should know. */
  readonly kind: 'added' | 'removed' | 'changed' | 'moved' | 'kept'
  readonly at: readonly PathStep[]
  readonly sort: Sort
  /** The values in words; of lists and groups what is in them. */
  readonly before?: string
  readonly after?: string
  /** Values of site.yaml that brought the change here: the page itself says what it said. */
  readonly through?: readonly string[]
  readonly standIn?: 'confirmed' | 'new'
  /** The entry that an added or moved one now stands after; `''` if it is the first. */
  readonly behind?: string
  /** What the items of a total that stayed came to, and come to now. */
  readonly sums?: readonly [before: number, after: number]
}

/** A change of site.yaml with the pages that show it; `everywhere` if what stands around every page does. */
export type SettingChange = ValueChange & { readonly shownOn?: readonly Route[] | 'everywhere' }

export type Problem = { readonly line: number; readonly message: string }

export type PageChange = {
  readonly kind: 'added' | 'removed' | 'renamed' | 'changed'
  readonly route: Route
  readonly title: string
  /** The address before. */
  readonly was?: Route
  /** Where an address that is no route any more leads now. */
  readonly leadsTo?: Route
  /** The types of the blocks of an added page. */
  readonly blocks?: readonly string[]
  /** Why the document could not be read before, or cannot be read now. */
  readonly unreadable?: { readonly before?: Problem; readonly after?: Problem }
  readonly changes: readonly ValueChange[]
}

/** A picture below pages/, or a file of public/. Paths are relative to the root. */
export type AssetChange = {
  readonly kind: 'added' | 'removed' | 'replaced' | 'renamed'
  readonly path: string
  readonly was?: string
  /** In bytes. */
  readonly sizes: readonly [before: number | undefined, after: number | undefined]
  readonly shownOn: readonly Route[] | 'everywhere'
}

/** Blocks that several pages share. `title` is the name that pages take them up by, `route` as well. */
export type SnippetChange = PageChange & { readonly shownOn: readonly Route[] }

export type SiteChanges = {
  readonly pages: readonly PageChange[]
  readonly snippets: readonly SnippetChange[]
  readonly settings: readonly SettingChange[]
  readonly settingsUnreadable?: { readonly before?: Problem; readonly after?: Problem }
  readonly files: readonly AssetChange[]
  /** Documents of which only remarks, quotes or line breaks changed. */
  readonly textOnly: readonly string[]
}

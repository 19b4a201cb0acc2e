/** What changed between two versions of a site. Plain data: the command line puts it into words. */
import type { Route } from '../../site/routes.ts'
import type { Sort } from './value.ts'

/** One step of the path from a document to a value. */
export type PathStep = {
  /** The field that the step leads into. */
  readonly field?: string
  /** The type of the block that the step leads into. */
  readonly type?: string
  /** What the forms of Studio call the block, or else the field. Left out for those who know the file. */
  readonly label?: string
  /** The name of the entry or group: its title, name, address … */
  readonly name?: string
  /** The position of the entry in its list, from 1. */
  readonly position?: number
}

export type ValueChange = {
  /**
   * `kept`: the value stayed the same, and a reviewer should know that. `assigned`: `before` and `after` say who confirms a
   * stand-in, and by when.
   */
  readonly kind: 'added' | 'removed' | 'changed' | 'moved' | 'kept' | 'assigned'
  readonly at: readonly PathStep[]
  readonly sort: Sort
  /** The values in words. For lists and groups, their content. */
  readonly before?: string
  readonly after?: string
  /** The names of the values of site.yaml that caused the change. The page itself is the same. */
  readonly through?: readonly string[]
  readonly standIn?: 'confirmed' | 'new'
  /** For an added or moved entry: the name of the entry before it, or `''` if it is the first. */
  readonly behind?: string
  /** For an unchanged total: the sums of its items. */
  readonly sums?: readonly [before: number, after: number]
}

/**
 * A change of site.yaml, and the pages that show it. `everywhere`: the header or footer of every page shows it.
 * `translations` are the languages that have a text of their own in its place, which did not change.
 */
export type SettingChange = ValueChange & {
  readonly shownOn?: readonly Route[] | 'everywhere'
  readonly translations?: readonly string[]
}

export type Problem = { readonly line: number; readonly message: string }

/** The fields of a page that hide it from visitors, now or later. */
export const HIDING = ['draft', 'publishFrom', 'publishUntil', 'noindex'] as const

export type Hiding = (typeof HIDING)[number]

export type PageChange = {
  readonly kind: 'added' | 'removed' | 'renamed' | 'changed'
  readonly route: Route
  readonly title: string
  /** The old address, if it changed. */
  readonly was?: Route
  /** Where the old address leads now, by an alias. */
  readonly leadsTo?: Route
  /** For an added page: the types of its blocks. */
  readonly blocks?: readonly string[]
  /** For an added page: how many of its values somebody must still confirm. */
  readonly standIns?: number
  /** For an added page: such fields, as they are written. */
  readonly hiddenBy?: ReadonlyMap<Hiding, string>
  /** Why the document could not be read before, or cannot be read after the change. */
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

/** A changed snippet. `title` and `route` are both its name. */
export type SnippetChange = PageChange & { readonly shownOn: readonly Route[] }

/**
 * A price, day, phone number or address that was replaced, and where it still stands. `name` is the address of a page, the
 * name of a snippet, or the path of another file.
 */
export type OldValue = {
  readonly before: string
  readonly after?: string
  readonly places: readonly { readonly name: string; readonly line: number }[]
}

export type SiteChanges = {
  readonly pages: readonly PageChange[]
  readonly snippets: readonly SnippetChange[]
  readonly settings: readonly SettingChange[]
  readonly settingsUnreadable?: { readonly before?: Problem; readonly after?: Problem }
  readonly files: readonly AssetChange[]
  /** Changed pages whose `other`, the same page in another language, did not change. Left out if there are none. */
  readonly alone?: readonly { readonly route: Route; readonly other: Route }[]
  /** Missing if no old value is left. */
  readonly oldValues?: readonly OldValue[]
  /** The paths of documents with changes only in comments, quotes or line breaks. */
  readonly textOnly: readonly string[]
}

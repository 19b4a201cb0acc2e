/** What is kept of a page from one call to the next. */
import type { PageFields } from '../../../schema/page.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageTraits } from '../page-traits.ts'
import type { SpellingCounts } from '../spelling.ts'

/** What was read of a page, and found about it by itself. Pages with errors have none. */
export type PageRecord = {
  /** What the system said of the file; `''` if that would not tell of a change within the next moment. */
  readonly stamp: string
  /** The hash of its text. */
  readonly digest: string
  /** The hash of all that the rest of the site may ask about what it leads to: the same, as long as that is. */
  readonly face: string
  /** Files that parts of it were taken from, and the hashes of their texts. */
  readonly parts: readonly (readonly [path: string, digest: string])[]
  readonly fields: PageFields
  readonly traits: Omit<PageTraits, 'leads'>
  /** What it leads to, as JSON: it is parsed only when links are checked, for all pages it would take most of an edit. */
  readonly leads: string
  /** The names of the snippets that its own file takes up. */
  readonly uses: readonly string[]
  /** How many stand-ins it has. */
  readonly standIns: number
  /** Found while it was read. */
  readonly found: readonly Diagnostic[]
  readonly checks: {
    readonly found: readonly Diagnostic[]
    readonly spellings: SpellingCounts
    /** The moments between which that holds, in milliseconds since 1970. Endless ones are left out. */
    readonly since?: number
    readonly until?: number
  }
}

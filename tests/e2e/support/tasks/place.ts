/** Where an author does a task: in Studio on this computer, or in that of a built site. */
import type { Page } from 'playwright/test'
import type { Hand } from '../hands.ts'

export type Place = {
  readonly open: (page: Page, path: string) => Promise<void>
  /** Saves or proposes, and gives the lines that git says have changed since the task began. */
  readonly changes: (page: Page, hand: Hand) => Promise<readonly string[]>
  /** A file as the last `changes` left it. */
  readonly file: (path: string) => Uint8Array
  /** Fails if the check of the command line finds an error in what the last `changes` left. */
  readonly check: () => Promise<void>
  /** Studio is at the address of a page. On a site, it follows a page only once that is published. */
  readonly isAt: (page: Page, route: string) => Promise<void>
  /** What a link in Studio to a page says. */
  readonly addressOf: (route: string) => string
}

export type Doing = { readonly page: Page; readonly hand: Hand; readonly place: Place }

/** By name. */
export type Tasks = Readonly<Record<string, (doing: Doing) => Promise<void>>>

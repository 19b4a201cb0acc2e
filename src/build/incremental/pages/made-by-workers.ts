import type { Span } from '../../../core/base/clock.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { SyncedFile } from '../../files/planned-file.ts'
import type { FactName } from './watched-site.ts'

/** A page that a worker has made: its file, and what was asked for meanwhile. */
export type MadePage = { readonly file: SyncedFile; readonly asked: ReadonlySet<FactName> }

export type MadeByWorkers = {
  /** The paths of the files that it brings up to date, as long as nothing keeps it from that. */
  readonly files: ReadonlySet<string>
  /** Waits until the page is made. `undefined` of one that is left to this thread. */
  readonly synced: (route: Route) => MadePage | undefined
  readonly askedByFrame: () => ReadonlySet<FactName>
  readonly spans: () => readonly Span[]
}

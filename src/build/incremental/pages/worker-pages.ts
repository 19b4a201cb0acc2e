/** What the main thread sees of the pages that worker threads render. */
import type { TimeSpan } from '../../../core/base/clock.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { SyncedFile } from '../../files/planned-file.ts'
import type { Dependency } from './tracked-site.ts'

/** A page that a worker has rendered: its file, and what it depends on besides its own sources. */
export type WorkerPage = { readonly file: SyncedFile; readonly others: ReadonlySet<Dependency> }

export type WorkerPages = {
  /** The paths of the files that the workers bring up to date, unless an error keeps them from it. */
  readonly files: ReadonlySet<string>
  /** Waits until the page is rendered. `undefined` if this thread must render it. */
  readonly rendered: (route: Route) => WorkerPage | undefined
  readonly shellDependencies: () => ReadonlySet<Dependency>
  readonly spans: () => readonly TimeSpan[]
}

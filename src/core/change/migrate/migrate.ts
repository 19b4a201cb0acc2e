/** Rewrites a site that was written for an older version of the format, one version after the other. */
import { VERSION } from '../../../../schema/site.ts'
import { applySplices } from '../../base/edit.ts'
import { valueAt } from '../../base/value-at.ts'
import { changedFiles, type FileChange } from '../../load/file-change.ts'
import { readSource, readText } from '../../load/load.ts'
import type { DocumentFiles } from '../../load/site-files.ts'
import type { Migration } from './migration.ts'
import { calendar } from './versions/calendar.ts'
import { organisation } from './versions/organisation.ts'

/** Each leads from one version to the next. */
const MIGRATIONS: readonly Migration[] = [{ from: '1', parts: [organisation, calendar] }]

const WRITTEN = /\.(?:yaml|csv)$/i

/** Gives no changes for a site of the present version, and for one whose version cannot be read. */
export function migrate(files: DocumentFiles): readonly FileChange[] {
  let changes: readonly FileChange[] = []
  for (const migration of MIGRATIONS) {
    const present = changedFiles(files, changes)
    if (versionOf(present) === migration.from) changes = merged(changes, changesBy(migration, present))
  }
  return versionOf(changedFiles(files, changes)) === VERSION ? changes : []
}

/** The changes that come to the same as these and then others. */
export function merged(first: readonly FileChange[], then: readonly FileChange[]): readonly FileChange[] {
  const changes = new Map(first.map((change) => [change.path, change]))
  for (const { path, before, after } of then) {
    const earlier = changes.get(path)
    changes.set(path, { path, before: earlier ? earlier.before : before, after })
  }
  return [...changes.values()]
}

const ignore = () => undefined

const siteValueIn = (files: DocumentFiles): unknown => readSource(files, 'site.yaml', ignore)?.value

const versionOf = (files: DocumentFiles): unknown => valueAt(siteValueIn(files), ['schemaVersion'])

function changesBy({ parts }: Migration, files: DocumentFiles): readonly FileChange[] {
  const site = siteValueIn(files)
  const paths = files.names.filter((name) => WRITTEN.test(name)).map((name) => `pages/${name}`)
  return ['site.yaml', ...paths].flatMap((path): FileChange[] => {
    const before = readText(files, path, ignore)
    if (before === undefined) return []
    const splices = parts.flatMap((part) => part({ path, text: before, site }))
    const after = applySplices(before, splices)
    return after === before ? [] : [{ path, before, after }]
  })
}

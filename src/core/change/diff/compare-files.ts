/** Compares the pictures and other files of two versions: added, removed, renamed, replaced. */
import type { AssetChange } from './change-types.ts'
import { type Document, pagesWith, type SiteVersion } from './site-version.ts'
import { leavesOf } from './value.ts'

export function fileChanges(before: SiteVersion, after: SiteVersion): readonly AssetChange[] {
  const gone = [...before.files].filter(([path]) => !after.files.has(path))
  const came = [...after.files].filter(([path]) => !before.files.has(path))
  const renamed = new Map<string, string>()
  for (const [path, { fingerprint }] of came) {
    const origin = gone.find(
      ([was, old]) => old.fingerprint === fingerprint && ![...renamed.values()].includes(was),
    )
    if (origin) renamed.set(path, origin[0])
  }
  const origins = new Set(renamed.values())
  const change = (kind: AssetChange['kind'], path: string, was = path): AssetChange => ({
    kind,
    path,
    ...(was === path ? {} : { was }),
    sizes: [before.files.get(was)?.size, after.files.get(path)?.size],
    shownOn: shownOn(path, kind === 'removed' ? before : after),
  })
  const replaced = [...after.files].filter(([path, { fingerprint }]) => {
    const old = before.files.get(path)
    return old && old.fingerprint !== fingerprint
  })
  return [
    ...came.map(([path]) => {
      const was = renamed.get(path)
      return was === undefined ? change('added', path) : change('renamed', path, was)
    }),
    ...gone.filter(([path]) => !origins.has(path)).map(([path]) => change('removed', path)),
    ...replaced.map(([path]) => change('replaced', path)),
  ].sort((a, b) => (a.path < b.path ? -1 : 1))
}

function shownOn(path: string, version: SiteVersion): AssetChange['shownOn'] {
  const name = path.replace(/^pages\//, '')
  const shows = ({ value }: Document) =>
    value !== undefined && leavesOf(value).some(({ text }) => text === name)
  return shows(version.site) ? 'everywhere' : pagesWith(version, shows)
}

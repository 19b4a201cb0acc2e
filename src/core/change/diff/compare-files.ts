/** Pictures and other files that came, went, or have another content now. */
import type { FileChange } from './change-types.ts'
import { type Document, pagesWith, type SiteVersion } from './site-version.ts'
import { leavesOf } from './value.ts'

export function fileChanges(before: SiteVersion, after: SiteVersion): readonly FileChange[] {
  const gone = [...before.files].filter(([path]) => !after.files.has(path))
  const came = [...after.files].filter(([path]) => !before.files.has(path))
  const renamed = new Map<string, string>()
  for (const [path, { digest }] of came) {
    const origin = gone.find(([was, old]) => old.digest === digest && ![...renamed.values()].includes(was))
    if (origin) renamed.set(path, origin[0])
  }
  const origins = new Set(renamed.values())
  const told = (kind: FileChange['kind'], path: string, was = path): FileChange => ({
    kind,
    path,
    ...(was === path ? {} : { was }),
    sizes: [before.files.get(was)?.size, after.files.get(path)?.size],
    shownOn: shownOn(path, kind === 'removed' ? before : after),
  })
  const replaced = [...after.files].filter(([path, { digest }]) => {
    const old = before.files.get(path)
    return old && old.digest !== digest
  })
  return [
    ...came.map(([path]) => {
      const was = renamed.get(path)
      return was === undefined ? told('added', path) : told('renamed', path, was)
    }),
    ...gone.filter(([path]) => !origins.has(path)).map(([path]) => told('removed', path)),
    ...replaced.map(([path]) => told('replaced', path)),
  ].sort((a, b) => (a.path < b.path ? -1 : 1))
}

function shownOn(path: string, version: SiteVersion): FileChange['shownOn'] {
  const name = path.replace(/^pages\//, '')
  const shows = ({ value }: Document) =>
    value !== undefined && leavesOf(value).some(({ text }) => text === name)
  return shows(version.site) ? 'everywhere' : pagesWith(version, shows)
}

/** Changes to the files of a site that are not written yet. */
import type { DocumentFiles } from './site-files.ts'

/** The text of a file before and after; `undefined` if there is no file. `path` is from the root. */
export type FileChange = {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** The files of a site as they will be after the changes. */
export function changedFiles<Files extends DocumentFiles>(
  files: Files,
  changes: readonly FileChange[],
): Files {
  const texts = new Map(changes.map(({ path, after }) => [path, after]))
  const isGone = (name: string) => texts.has(`pages/${name}`) && texts.get(`pages/${name}`) === undefined
  const added = changes
    .filter(
      ({ path, before, after }) => path.startsWith('pages/') && before === undefined && after !== undefined,
    )
    .map(({ path }) => path.slice('pages/'.length))
  return {
    ...files,
    names: [...files.names.filter((name) => !isGone(name)), ...added].sort(byFolders),
    read: (path: string, limit: number) => {
      const text = texts.get(path)
      return text === undefined ? files.read(path, limit) : new TextEncoder().encode(text)
    },
  }
}

/** The order of a folder listing. Names are compared one folder at a time. */
function byFolders(a: string, b: string): number {
  const [first, second] = [a.split('/'), b.split('/')]
  const at = first.findIndex((part, index) => part !== second[index])
  return (first[at] ?? '') < (second[at] ?? '') ? -1 : 1
}

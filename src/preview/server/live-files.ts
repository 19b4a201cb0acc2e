/** The files of a site. Their content is kept until they change, and an unchanged file is the same object each time. */
import { relative, sep } from 'node:path'
import { filesIn } from '../../build/files/site-files.ts'
import type { SiteFiles } from '../../core/load/site-files.ts'

type LiveFiles = {
  readonly all: () => SiteFiles
  /** Absolute paths of files that were added, removed or changed. */
  readonly forget: (paths: readonly string[]) => void
}

export function liveFiles(root: string): LiveFiles {
  const kept = new Map<string, ReturnType<SiteFiles['read']>>()
  let disk = filesIn(root)
  const read: SiteFiles['read'] = (path, limit) => {
    const content = kept.get(path) ?? disk.read(path, limit)
    kept.set(path, content)
    return content
  }
  return {
    all: () => ({ ...disk, read }),
    forget: (paths) => {
      for (const path of paths) kept.delete(relative(root, path).split(sep).join('/'))
      disk = filesIn(root)
    },
  }
}

/** The files of public/ as files of the finished site. */
import type { OutputFile } from '../../core/base/output-file.ts'
import { checkReadable } from '../../core/check/check-public-files.ts'
import type { Site } from '../../core/site/site.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import { UserError } from '../base/user-error.ts'
import { publicFilesIn, readPublic } from './site-files.ts'

/** All files could be read when the site was checked. Throws if one cannot be read any more. */
export function publicFiles({ root, table }: Pick<Site, 'root' | 'table'>): readonly OutputFile[] {
  const fail: Report = ({ message, span, severity }) => {
    if (severity === 'error') throw new UserError(`${span.file}: ${message}`)
  }
  const files = publicFilesIn(root)
  checkReadable(files, fail)
  const there = new Set(files.names.map((name) => `/${name}`))
  // Pages may link to them.
  const gone = [...table.files()].find((path) => !there.has(path))
  if (gone !== undefined)
    throw new UserError(`public${gone} was deleted while the site was built. Run the command again.`)
  return files.names.map((path) => {
    const content = readPublic(root, path)
    if (typeof content !== 'string') return { path, content }
    throw new UserError(`public/${path} was changed while the site was built. Run the command again.`)
  })
}

/** Checks the files of public/, which become part of the site unchanged. */
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import { fileUnreadable, routeReserved, routeTwice } from '../../diagnostics/messages.ts'
import { checkDuplicates, checkFileNames } from '../base/file-names.ts'
import { reportClosed } from '../load/load.ts'
import type { PublicFiles } from '../load/site-files.ts'
import { fileOf, foldedPath, isReserved, type RouteTable } from '../site/routes.ts'
import type { LinkedPage } from '../site/site.ts'

/**
 * Reports unreadable files, and files with the name of a page, of another file, or of a file that the build writes.
 * `isWritten` knows those that only this site has.
 */
export function checkPublic(
  files: PublicFiles,
  { routes, aliases }: RouteTable,
  isWritten: ((address: string) => boolean) | undefined,
  report: Report,
): void {
  checkReadable(files, report)
  const names = files.names.filter((name) => !files.errorCodes.has(name))
  const documents = names.length > 0 ? [...routes, ...aliases.map(({ path }) => path)].map(fileOf) : []
  checkDuplicates('public/', names, documents, report)
  for (const path of names.map((name) => `/${name}`))
    if (isReserved(path) || isWritten?.(path))
      report({ ...routeReserved(path), span: startOf(`public${path}`) })
  // A redirect wins over a file.
  const redirected = new Map(
    names.length > 0 ? aliases.map(({ path, route }) => [foldedPath(path), route]) : [],
  )
  for (const name of names) {
    const route = redirected.get(foldedPath(`/${name}`))
    if (route !== undefined)
      report({ ...routeTwice(`/${name}`, `the aliases of ${route}`), span: startOf(`public/${name}`) })
  }
}

/** Reports aliases that would redirect the readers of a file that only this site has. */
export function checkAliases(
  pages: readonly LinkedPage[],
  isWritten: (address: string) => boolean,
  report: Report,
): void {
  for (const { page, source } of pages)
    page.aliases?.forEach((alias, index) => {
      const path = typeof alias === 'string' ? alias : alias.path
      if (isWritten(path)) report({ ...routeReserved(path), span: source.spanOf(['aliases', index]) })
    })
}

/** Reports unreadable files, and names that some systems forbid. */
export function checkReadable({ names, closed, errorCodes }: PublicFiles, report: Report): void {
  reportClosed('public', closed, report)
  checkFileNames('public/', names, report)
  for (const [name, errorCode] of errorCodes)
    report({ ...fileUnreadable(errorCode), span: startOf(`public/${name}`) })
}

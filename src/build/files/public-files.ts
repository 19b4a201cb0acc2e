/** The files of public/, which are part of the site as they are. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNames, checkTwice } from '../../core/base/file-names.ts'
import { Unfinished } from '../../core/base/user-error.ts'
import { type Closed, codeOf, listFiles, reportClosed } from '../../core/load/load.ts'
import { fileOf, folded, isReserved, type RouteTable } from '../../core/site/routes.ts'
import type { Site } from '../../core/site/site.ts'
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { OutputFile } from '../assets/assets.ts'
import { newLook } from './file-links.ts'

/** Paths below public/. What cannot be read is left out: the report says so. */
export function publicNames(root: string, report: Report = () => undefined): readonly string[] {
  const closed: Closed[] = []
  const names = listFiles(join(root, 'public'), '', (each) => closed.push(each))
  reportClosed('public', closed, report)
  checkNames('public/', names, report)
  const look = newLook(root)
  return names.filter((name) => {
    const fault = faultOf(look, `public/${name}`)
    if (fault) report({ ...messages.fileUnreadable(fault), span: startOf(`public/${name}`) })
    return fault === undefined
  })
}

/** The addresses that the files have on the site. They are looked for when somebody asks. */
export function publicAddresses(root: string): () => ReadonlySet<string> {
  let known: ReadonlySet<string> | undefined
  return () => {
    known ??= new Set(publicNames(root).map((name) => `/${name}`))
    return known
  }
}

/** The same, with those told of that have the name of a page, of each other, or of what a build makes. */
export function checkPublic(root: string, { routes, aliases }: RouteTable, report: Report): void {
  const names = publicNames(root, report)
  const documents = names.length > 0 ? [...routes, ...aliases.map(({ path }) => path)].map(fileOf) : []
  checkTwice('public/', names, documents, report)
  for (const path of names.map((name) => `/${name}`))
    if (isReserved(path)) report({ ...messages.routeReserved(path), span: startOf(`public${path}`) })
  // A redirect wins over a file.
  const redirected = new Map(names.length > 0 ? aliases.map(({ path, route }) => [folded(path), route]) : [])
  for (const name of names) {
    const route = redirected.get(folded(`/${name}`))
    if (route !== undefined)
      report({
        ...messages.routeTwice(`/${name}`, `the aliases of ${route}`),
        span: startOf(`public/${name}`),
      })
  }
}

/** What could be read when the site was checked must be readable still: throws what the system says. */
export function publicFiles({ root, table }: Pick<Site, 'root' | 'table'>): readonly OutputFile[] {
  const fail: Report = ({ message, span, severity }) => {
    if (severity === 'error') throw new Unfinished(`${span.file}: ${message}`)
  }
  const names = publicNames(root, fail)
  const there = new Set(names.map((name) => `/${name}`))
  // Pages may lead to them.
  const gone = [...table.files()].find((path) => !there.has(path))
  if (gone !== undefined)
    throw new Unfinished(`public${gone} was taken away meanwhile. Run the command again.`)
  return names.map((path) => ({ path, content: readFileSync(join(root, 'public', path)) }))
}

function faultOf(look: ReturnType<typeof newLook>, path: string): string | undefined {
  try {
    const found = look(path)
    return typeof found === 'string' ? found : undefined
  } catch (cause) {
    return codeOf(cause)
  }
}

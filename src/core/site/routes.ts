/** Which addresses the site has. Routes come from file names, so a page with a mistake keeps its address. */
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { nameProblem } from '../base/file-names.ts'
import { memoize } from '../base/memoize.ts'
import { snippetName } from '../load/snippets/snippets.ts'
import { valueAt } from '../validate/zod-issues.ts'
import type { SourceFile } from '../yaml/source-file.ts'

/** The path of a page as its file spells it: `/`, `/StuAccess`, `/dashboards/kcpe-2023`. */
export type Route = string

/** Another address of a page. */
export type Alias = { readonly path: string; readonly route: Route; readonly anchor?: string | undefined }

export type RouteTable = {
  readonly routes: readonly Route[]
  /** The files of pages that could not be read: their addresses are among those that are found. */
  readonly unread: readonly string[]
  readonly aliases: readonly Alias[]
  /** The page or alias at a path, whatever the case of its letters. */
  readonly find: (path: string) => { readonly route: Route; readonly anchor?: string | undefined } | undefined
  /** The addresses of the files of public/: `/form.pdf`. */
  readonly files: () => ReadonlySet<string>
}

/** First segments of paths that the build writes itself. */
const RESERVED = /^[^/]*\/(?:assets|_blocks)(?:\/|$)/
/** Files that a build writes beside pages: hosts would send their readers on to a page. */
const FEEDS = new Set(['/robots.txt', '/sitemap.xml'])

/** Whether a file from the root of the site is a page: snippets have no address. */
export function isPage(path: string): boolean {
  return path.startsWith('pages/') && snippetName(path) === undefined
}

export function routeOf(file: string): Route {
  const below = file.startsWith('pages/') ? file.slice('pages/'.length) : file
  const path = `/${below.endsWith('.yaml') ? below.slice(0, -'.yaml'.length) : below.replace(/\.ya?ml$/i, '')}`
  if (path === '/index') return '/'
  return path.endsWith('/index') ? path.slice(0, -'/index'.length) : path
}

/** The aliases of a document as its author wrote them. */
export const writtenAliases = ({ value }: SourceFile) => valueAt(value, ['aliases'])

/**
 * Addresses that two files claim, also by letter case, are reported at the second. Pages that could not be read keep
 * theirs: links to them are right.
 */
export function routeTable(
  sources: readonly SourceFile[],
  report: Report,
  aliasesOf: (source: SourceFile) => unknown = writtenAliases,
  unread: readonly string[] = [],
): RouteTable {
  const owners: Owners = new Map(
    unread.map((file) => [folded(routeOf(file)), { route: routeOf(file), file }] as const),
  )
  const routes = sources.map(({ path: file }) => {
    const route = routeOf(file)
    claimRoute({ route, file }, owners, report)
    return route
  })
  const aliases = sources.flatMap((source) => claimAliases(source, aliasesOf(source), owners, report))
  if (!owners.has('/')) {
    if (sources.length > 0) report({ ...messages.homePageMissing(), span: startOf('pages/index.yaml') })
    // Links to it are right: it is the page that is missing.
    owners.set('/', { route: '/', file: 'pages/index.yaml' })
  }
  return {
    routes,
    unread,
    aliases,
    // The same addresses are asked for again and again.
    find: memoize((path: string) => owners.get(folded(path))),
    files: () => NO_FILES,
  }
}

/** One name for all spellings that a host may take for the same address. */
export function folded(path: string): string {
  const lower = path.toLowerCase()
  const plain = lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
  return plain === '/index' ? '/' : plain
}

/** The document of a page below the folder of the finished site. */
export function fileOf(route: Route): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`
}

const NO_FILES: ReadonlySet<string> = new Set()

/** Whether two paths are one address. */
export const sameAddress = (a: string, b: string): boolean => folded(a) === folded(b)

type Owner = { readonly route: Route; readonly anchor?: string | undefined; readonly file: string }
type Owners = Map<string, Owner>

/** Whether an address is kept for what the build writes. */
export function isReserved(path: string): boolean {
  return RESERVED.test(path.toLowerCase())
}

function claimRoute(own: Owner, owners: Owners, report: Report): void {
  const { route, file } = own
  const address = folded(route)
  const owner = owners.get(address)
  if (owner) return report({ ...messages.routeTwice(route, owner.file), span: startOf(file) })
  if (isReserved(route)) report({ ...messages.routeReserved(route), span: startOf(file) })
  owners.set(address, own)
}

/** The page whose document stands at a path. */
function pageWithFile(path: string, owners: Owners): Owner | undefined {
  const [, bare] = /^(.+)\.html$/i.exec(path) ?? []
  const owner = bare === undefined ? undefined : owners.get(folded(bare))
  return owner && bare !== undefined && folded(owner.route) === folded(bare) ? owner : undefined
}

/** Read before the page is validated, so that links to an alias of a broken page still hold. */
function claimAliases(source: SourceFile, listed: unknown, owners: Owners, report: Report): Alias[] {
  if (!Array.isArray(listed)) return []
  return listed.flatMap((entry: unknown, index): Alias[] => {
    const path = typeof entry === 'string' ? entry : valueAt(entry, ['path'])
    const anchor = valueAt(entry, ['anchor'])
    if (typeof path !== 'string') return []
    const owner = owners.get(folded(path)) ?? pageWithFile(path, owners)
    const fault = nameProblem(fileOf(path))
    // What is no address is no matter of Windows.
    if (fault !== undefined && /^(?:\/[A-Za-z0-9][\w.~-]*)+$/.test(path))
      report({ ...messages.nameNotPortable(path, fault), span: source.spanOf(['aliases', index]) })
    if (owner || isReserved(path) || FEEDS.has(folded(path))) {
      const finding = owner ? messages.routeTwice(path, owner.file) : messages.routeReserved(path)
      report({ ...finding, span: source.spanOf(['aliases', index]) })
      return []
    }
    const alias = {
      path,
      route: routeOf(source.path),
      anchor: typeof anchor === 'string' ? anchor : undefined,
    }
    owners.set(folded(path), { route: alias.route, anchor: alias.anchor, file: source.path })
    return [alias]
  })
}

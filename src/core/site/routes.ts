/** The addresses of a site. Routes come from file names, so a page with a mistake keeps its address. */
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { nameProblem } from '../base/file-names.ts'
import { memoize } from '../base/memoize.ts'
import { valueAt } from '../base/value-at.ts'
import { ALWAYS_WRITTEN } from '../base/written-files.ts'
import { snippetName } from '../load/snippets/snippets.ts'
import { languageOfFile } from '../validate/site-in-language.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { isPossible, NONE_POSSIBLE, type PossibleAddresses } from './possible-addresses.ts'

/** The path of a page as its file spells it: `/`, `/StuAccess`, `/dashboards/kcpe-2023`. */
export type Route = string

/** Another address of a page. */
export type Alias = { readonly path: string; readonly route: Route; readonly anchor?: string | undefined }

export type RouteTable = {
  readonly routes: readonly Route[]
  /** The files of pages that cannot be read. `find` finds their routes too. */
  readonly unread: readonly string[]
  readonly aliases: readonly Alias[]
  /** The page or alias at a path. Ignores the case of letters. */
  readonly find: (path: string) => { readonly route: Route; readonly anchor?: string | undefined } | undefined
  /** The addresses of the files of public/: `/form.pdf`. */
  readonly files: () => ReadonlySet<string>
  /** Addresses that pages with mistakes may have. */
  readonly possible: PossibleAddresses
}

/** Whether a file is a page. Snippets have no address. `path` is from the root. */
export function isPage(path: string): boolean {
  return path.startsWith('pages/') && snippetName(path) === undefined
}

export function routeOf(file: string): Route {
  const below = file.startsWith('pages/') ? file.slice('pages/'.length) : file
  const path = `/${below.endsWith('.yaml') ? below.slice(0, -'.yaml'.length) : below.replace(/\.ya?ml$/i, '')}`
  if (path === '/index') return '/'
  return path.endsWith('/index') ? path.slice(0, -'/index'.length) : path
}

/** The field `aliases` of a document, not yet validated. */
export const writtenAliases = ({ value }: SourceFile) => valueAt(value, ['aliases'])

type Known = {
  readonly aliasesOf?: (source: SourceFile) => unknown
  /** Pages that cannot be read. They keep their addresses, since links to them are right. */
  readonly unread?: readonly string[]
  readonly possible?: PossibleAddresses
  /** Those of the site, besides the main one. */
  readonly languages?: readonly string[]
}

/** If two files have the same address, also by letter case, reports the second. */
export function routeTable(
  sources: readonly SourceFile[],
  report: Report,
  { aliasesOf = writtenAliases, unread = [], possible = NONE_POSSIBLE, languages = [] }: Known = {},
): RouteTable {
  const unreadOwners = unread.map(
    (file) => [foldedPath(routeOf(file)), { route: routeOf(file), file }] as const,
  )
  const owners: Owners = Object.assign(new Map<string, Owner>(unreadOwners), { languages })
  const routes = sources.map(({ path: file }) => {
    const route = routeOf(file)
    claimRoute({ route, file }, owners, report)
    return route
  })
  const aliases = sources.flatMap((source) => claimAliases(source, aliasesOf(source), owners, report))
  if (!owners.has('/')) {
    if (sources.length > 0 && !isPossible('/', possible))
      report({ ...messages.homePageMissing(), span: startOf('pages/index.yaml') })
    // Links to the home page are right: the page is missing, not the address.
    owners.set('/', { route: '/', file: 'pages/index.yaml' })
  }
  return {
    routes,
    unread,
    aliases,
    // Many links have the same address.
    find: memoize((path: string) => owners.get(foldedPath(path))),
    files: () => NO_FILES,
    possible,
  }
}

/** The same for all spellings that a host may treat as one address. */
export function foldedPath(path: string): string {
  const lower = path.toLowerCase()
  const plain = lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
  return plain === '/index' ? '/' : plain
}

/** The HTML file of a page, below the output folder. */
export function fileOf(route: Route): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`
}

/** The file of a feed of a page, beside its HTML file. */
export const fileBeside = (route: Route, extension: string): string =>
  fileOf(route).replace(/html$/, extension)

const NO_FILES: ReadonlySet<string> = new Set()

/** The page for addresses that do not exist. */
export const NOT_FOUND: Route = '/404'

/** The addresses that messages may suggest: also aliases, but not the page for addresses that do not exist. */
export const suggestible = ({ routes, aliases }: RouteTable): readonly string[] =>
  [...routes, ...aliases.map(({ path }) => path)].filter((path) => path !== NOT_FOUND)

/** Whether two paths are one address. */
export const sameAddress = (a: string, b: string): boolean => foldedPath(a) === foldedPath(b)

type Owner = { readonly route: Route; readonly anchor?: string | undefined; readonly file: string }
type Owners = Map<string, Owner> & { readonly languages: readonly string[] }

/** Whether an address is that of a file that every build writes, or is in a folder of such files. */
export function isReserved(path: string): boolean {
  const below = `${path.toLowerCase()}/`
  return ALWAYS_WRITTEN.some((written) => below.startsWith(`/${written}/`))
}

function claimRoute(own: Owner, owners: Owners, report: Report): void {
  const { route, file } = own
  const address = foldedPath(route)
  const owner = owners.get(address)
  if (owner) return report({ ...messages.routeTwice(route, owner.file), span: startOf(file) })
  if (isReserved(route)) report({ ...messages.routeReserved(route), span: startOf(file) })
  owners.set(address, own)
}

/** Hosts answer `/old.html` with the file of `/old`: the two are one address. */
export const withoutHtml = (path: string): string => path.replace(/\.html$/i, '')

/** Reads aliases before validation, so that links to an alias of a page with mistakes still work. */
function claimAliases(source: SourceFile, listed: unknown, owners: Owners, report: Report): Alias[] {
  if (!Array.isArray(listed)) return []
  return listed.flatMap((entry: unknown, index): Alias[] => {
    const written = typeof entry === 'string' ? entry : valueAt(entry, ['path'])
    const anchor = valueAt(entry, ['anchor'])
    if (typeof written !== 'string') return []
    const path = withoutHtml(written)
    const owner = owners.get(foldedPath(path))
    if (path !== written && owner?.file === source.path) return []
    const problem = nameProblem(fileOf(path))
    // A path that is not a valid address has its own message.
    if (problem !== undefined && /^(?:\/[A-Za-z0-9][\w.~-]*)+$/.test(path))
      report({ ...messages.nameNotPortable(path, problem), span: source.spanOf(['aliases', index]) })
    if (owner || isReserved(path)) {
      const finding = owner
        ? messages.routeTwice(written, owner.file, true, inLanguage(path, source, owners))
        : messages.routeReserved(path)
      report({ ...finding, span: source.spanOf(['aliases', index]) })
      return []
    }
    const alias = {
      path,
      route: routeOf(source.path),
      anchor: typeof anchor === 'string' && !anchor.includes(' ') ? anchor : undefined,
    }
    // Links may lead to it as it is written.
    for (const each of [path, written]) owners.set(foldedPath(each), { ...alias, file: source.path })
    return [alias]
  })
}

/** The alias of a translated page, in the folder of its language. */
function inLanguage(path: string, { path: file }: SourceFile, owners: Owners): string | undefined {
  const language = languageOfFile(file, owners.languages)
  const meant = `/${language}${path}`
  return !language || path.startsWith(`/${language}/`) || owners.has(foldedPath(meant)) ? undefined : meant
}

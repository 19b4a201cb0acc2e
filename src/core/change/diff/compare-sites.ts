/** Compares two versions of a site, for a reviewer. */
import { differOnlyInLinks } from '../../site/followed-links.ts'
import { counterpart } from '../../site/languages.ts'
import { routeTable } from '../../site/routes.ts'
import { languagesIn } from '../../validate/site-in-language.ts'
import type { PageChange, SiteChanges } from './change-types.ts'
import { fileChanges } from './compare-files.ts'
import { pageChanges, renames, snippetChanges } from './compare-pages.ts'
import { changedValues, settingChanges } from './compare-settings.ts'
import { withNewAddresses } from './new-addresses.ts'
import { oldValues } from './old-values.ts'
import { type Document, type SiteVersion, titleOf } from './site-version.ts'

export function changesBetween(old: SiteVersion, after: SiteVersion): SiteChanges {
  const addresses = addressesOf(after)
  const oldAddresses = addressesOf(old)
  const renamed = renames({ before: old.pages, after: after.pages, addresses })
  const before = withNewAddresses(old, new Map([...renamed].map(([route, was]) => [was, route])))
  const gone = goneIn(old, after, new Set(renamed.values()))
  const titles = (href: string) => {
    const route = addresses(href) ?? oldAddresses(href)
    const page = route === undefined ? undefined : (after.pages.get(route) ?? before.pages.get(route))
    return page && titleOf(page)
  }
  const oldTitles = (href: string) => {
    const deleted = gone.get(oldAddresses(href) ?? '')
    return deleted ? titleOf(deleted) : titles(href)
  }
  const comparing = { titles, oldTitles, changedValues: changedValues(before.values, after.values) }
  const pages = pageChanges({ before: before.pages, after: after.pages, addresses, renamed }, comparing)
  const snippets = snippetChanges(before, after, comparing)
  const settings = settingChanges(before, after, comparing)
  const reported = new Set([...pages, ...snippets].flatMap(({ route, was }) => [route, was ?? route]))
  const unreported = (old: ReadonlyMap<string, Document>, now: ReadonlyMap<string, Document>) =>
    [...now].flatMap(([name, document]) => {
      const other = old.get(name)
      return other && !reported.has(name) ? [[other, document] as const] : []
    })
  const both = [...unreported(before.pages, after.pages), ...unreported(before.snippets, after.snippets)]
  const siteTextOnly = settings.length === 0 ? [[before.site, after.site] as const] : []
  const differsInWriting = ([old, now]: readonly [Document, Document]) =>
    differsInText([old, now]) && !differOnlyInLinks(old.source?.text ?? '', now.source?.text ?? '', addresses)
  const oldOnes = oldValues({ pages, snippets, settings }, before, after)
  return {
    pages,
    snippets,
    settings,
    ...(oldOnes.length > 0 ? { oldValues: oldOnes } : {}),
    ...unreadableSettings(before.site, after.site),
    files: fileChanges(before, after),
    ...changedAlone(pages, after),
    textOnly: [...siteTextOnly, ...both].filter(differsInWriting).map(([, { path }]) => path),
  }
}

/** The deleted pages, by their addresses. */
const goneIn = (old: SiteVersion, after: SiteVersion, renamed: ReadonlySet<string>) =>
  new Map([...old.pages].filter(([route]) => !after.pages.has(route) && !renamed.has(route)))

function changedAlone(
  pages: readonly PageChange[],
  { site, pages: now }: SiteVersion,
): Pick<SiteChanges, 'alone'> {
  const prefixes = languagesIn(site.source?.value).map((name) => `/${name}`)
  const languages = new Map(['', ...prefixes].map((prefix) => [prefix, undefined]))
  const changed = new Set(pages.map(({ route }) => route))
  const alone = pages
    .filter(
      ({ kind, changes }) =>
        kind === 'changed' &&
        changes.some(({ through, kind: how }) => through === undefined && how !== 'assigned'),
    )
    .flatMap(({ route }) =>
      [...languages.keys()]
        .map((prefix) => counterpart({ languages }, route, prefix))
        .filter((other) => now.has(other) && !changed.has(other))
        .map((other) => ({ route, other })),
    )
  return alone.length > 0 ? { alone } : {}
}

function unreadableSettings(before: Document, after: Document): Pick<SiteChanges, 'settingsUnreadable'> {
  if (!before.problem && !after.problem) return {}
  return {
    settingsUnreadable: {
      ...(before.problem ? { before: before.problem } : {}),
      ...(after.problem ? { after: after.problem } : {}),
    },
  }
}

function differsInText([before, after]: readonly [Document, Document]): boolean {
  return Boolean(before.value && after.value) && before.source?.text !== after.source?.text
}

/** Returns a function that finds the route of an address. It knows aliases too. */
function addressesOf({ pages }: SiteVersion): (href: string) => string | undefined {
  const sources = [...pages.values()].flatMap(({ source }) => source ?? [])
  const table = routeTable(sources, () => {})
  return (href) => (href.startsWith('/') ? table.find(href.split('#')[0] ?? '')?.route : undefined)
}

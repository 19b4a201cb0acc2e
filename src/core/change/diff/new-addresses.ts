/** Old texts with the new addresses of renamed pages: a link that only follows its page is no change to look at. */
import type { Route } from '../../site/routes.ts'
import type { Document, SiteVersion } from './site-version.ts'
import type { TextValue, Value } from './value.ts'

/** By its old address, the new one of each renamed page. */
type Renamed = ReadonlyMap<Route, Route>

export function withNewAddresses(version: SiteVersion, renamed: Renamed): SiteVersion {
  if (renamed.size === 0) return version
  const ofAll = <Name>(documents: ReadonlyMap<Name, Document>) =>
    new Map([...documents].map(([name, document]) => [name, ofDocument(document, renamed)]))
  return {
    ...version,
    site: ofDocument(version.site, renamed),
    pages: ofAll(version.pages),
    snippets: ofAll(version.snippets),
  }
}

const ofDocument = (document: Document, renamed: Renamed): Document => ({
  ...document,
  value: document.value && ofValue(document.value, renamed),
})

function ofValue(value: Value, renamed: Renamed): Value {
  if (value.kind === 'text') return ofText(value, renamed)
  if (value.kind === 'list')
    return { ...value, entries: value.entries.map((entry) => ofValue(entry, renamed)) }
  const fields = [...value.fields].map(([name, inner]) => [name, ofValue(inner, renamed)] as const)
  return { ...value, fields: new Map(fields) }
}

/** A whole address, in quotes or not, and that of a link in Markdown. */
const ADDRESS = /(^"?|\]\()(\/[\w/.-]*)(?=[#")]|$)/g

function ofText(value: TextValue, renamed: Renamed): TextValue {
  if (!value.text.includes('/')) return value
  const now = (text: string) =>
    text.replaceAll(ADDRESS, (whole, before, route) => {
      const to = renamed.get(route)
      return to === undefined ? whole : `${before}${to}`
    })
  return { ...value, text: now(value.text), written: now(value.written), meaning: now(value.meaning) }
}

/** What the site knows by name: addresses of pages, named links, pictures, contacts. Browsers suggest it while one types. */
import { memo } from 'react'
import type { Site } from '../../../core/site/site.ts'
import { siteNow } from '../../session/site.ts'
import { targetsOf } from './targets.ts'

/** The id of the list for each kind of name in the schemas. */
export const NAMES_LISTS: ReadonlyMap<string, string> = new Map([
  ['address', 'names-address'],
  ['framed', 'names-address'],
  ['picture', 'names-picture'],
  ['contact', 'names-contact'],
])

export function NamesLists() {
  const site = siteNow()
  return site ? <Lists site={site} /> : null
}

/** A site may have a thousand pages, and a key changes none of their names. */
const Lists = memo(function ListsOf({ site }: { readonly site: Site }) {
  const { config, images } = site
  return (
    <>
      <datalist id="names-address">
        {targetsOf(site).map(({ href, title }) => (
          <option key={href} value={href}>
            {title}
          </option>
        ))}
      </datalist>
      <datalist id="names-picture">
        {[...images].map((image) => (
          <option key={image} value={image} />
        ))}
      </datalist>
      <datalist id="names-contact">
        {Object.keys(config.contacts ?? {}).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
})

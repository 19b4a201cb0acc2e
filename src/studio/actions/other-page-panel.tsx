/** The pages of the site, and all places with some words. Each opens in Studio. */
import { useDeferredValue, useMemo, useState } from 'react'
import { sayInDialog } from '../dialog-words.ts'
import { isEnough } from '../find/find-words.ts'
import { FoundList } from '../find/found-list.tsx'
import { placesNow } from '../find/places.ts'
import { siteNow } from '../session/site.ts'
import { finding } from '../session/view.ts'
import { sourceNow } from '../source/source.ts'
import { say } from '../words.ts'
import { PanelText } from './panel-fields.tsx'

const MOST = 50

export function OtherPagePanel({ onDone }: { readonly onDone: () => void }) {
  const [search, setSearch] = useState(finding.get())
  // Who types must not wait for a large site.
  const later = useDeferredValue(search)
  const places = useMemo(() => placesNow(later), [later])
  const words = search.toLowerCase().split(/\s+/)
  const found = [...(siteNow()?.titles ?? [])]
    .filter(([route, title]) => words.every((word) => `${route} ${title}`.toLowerCase().includes(word)))
    .toSorted(([, one], [, other]) => one.localeCompare(other))
  const hasWords = isEnough(later)
  return (
    <>
      <PanelText label={say('search')} value={search} onChange={setSearch} help={helpWords()} />
      <p role="status" className="says">
        {hasWords
          ? sayInDialog('foundBoth', { pages: found.length, places: places.length })
          : say('found', { count: found.length })}
      </p>
      <ul className="choices">
        {found.slice(0, MOST).map(([route, title]) => (
          <li key={route}>
            <a href={sourceNow().addressOf(route)}>
              {title} <span>{route}</span>
            </a>
          </li>
        ))}
      </ul>
      {hasWords && <FoundList search={later} found={places} onLeave={onDone} />}
    </>
  )
}

/** A published site has no draft pages in it. */
const helpWords = (): string =>
  [sayInDialog('findHelp'), sourceNow().saving ? '' : sayInDialog('noDraftsHere')].join(' ').trim()

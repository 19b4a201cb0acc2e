/** The pages of the site. Each opens in Studio. */
import { useState } from 'react'
import { siteNow } from '../session/site.ts'
import { sourceNow } from '../source/source.ts'
import { say } from '../words.ts'
import { PanelText } from './panel-fields.tsx'

const MOST = 50

export function OtherPagePanel() {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/)
  const found = [...(siteNow()?.titles ?? [])]
    .filter(([route, title]) => words.every((word) => `${route} ${title}`.toLowerCase().includes(word)))
    .toSorted(([, one], [, other]) => one.localeCompare(other))
  return (
    <>
      <PanelText label={say('search')} value={search} onChange={setSearch} />
      <p role="status" className="says">
        {say('found', { count: found.length })}
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
    </>
  )
}

/** Names the other pages with changes that are kept in this browser. */
import { useEffect, useState } from 'react'
import { unfinished } from './session/own-record.ts'
import { sourceNow } from './source/source.ts'
import { say } from './words.ts'

export function Unfinished() {
  const [routes, setRoutes] = useState<readonly string[]>([])
  useEffect(() => {
    let isShown = true
    void unfinished().then((found) => isShown && setRoutes(found))
    return () => {
      isShown = false
    }
  }, [])
  if (routes.length === 0) return null
  return (
    <nav aria-label={say('unfinished')}>
      <p>{say('unfinished')}</p>
      <ul className="plain">
        {routes.map((route) => (
          <li key={route}>
            <a href={sourceNow().addressOf(route)}>{route}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

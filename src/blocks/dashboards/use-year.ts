/** Which year is shown. It is at the end of the address, so that visitors can share it. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { YearProps } from './dashboards-props.ts'

export const ALL = 'all'

export type YearFilter = {
  readonly filter: RefObject<HTMLFieldSetElement | null>
  /** The anchor of the year, or `ALL`. */
  readonly year: string
  readonly choose: (place: string) => void
}

export function useYear(years: readonly YearProps[]): YearFilter {
  const filter = useRef<HTMLFieldSetElement>(null)
  const [year, setYear] = useState(ALL)
  const choose = useCallback((place: string) => {
    setYear(place)
    const address = place === ALL ? location.pathname + location.search : `#${place}`
    history.replaceState(history.state, '', address)
  }, [])
  useEffect(() => {
    const follow = () => setYear((now) => named(years, location.hash.slice(1)) ?? now)
    // A choice that the visitor made before the island was awake counts more than the address.
    const chosen = filter.current?.querySelector<HTMLInputElement>(':checked')?.value ?? ALL
    if (chosen === ALL) follow()
    else choose(chosen)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [years, choose])
  return { filter, year, choose }
}

/** The year of an anchor. For the anchor of a single dashboard, all years are shown. */
function named(years: readonly YearProps[], place: string): string | undefined {
  if (years.some((year) => year.place === place)) return place
  return years.some(({ panels }) => panels.some(({ id }) => id === place)) ? ALL : undefined
}

/** Which pages of the last build are still as a build would make them now: those are neither made nor written again. */
import { randomBytes } from 'node:crypto'
import { type Span, together } from '../../../core/base/clock.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { Kind, Store } from '../../store/store.ts'
import type { FactName } from './watched-site.ts'

/** What a page rests on: the state of its own sources, and the other facts that were asked for when it was made. */
export type Grounds = { readonly own: string; readonly asked: ReadonlySet<FactName> }

export type MadePages = {
  /** The files of a page as it was made before; `undefined` if it must be made again. */
  readonly find: (route: Route, own: string) => PageFileNames | undefined
  /** The key of a page that is made now: no other page, before or after, has the same. */
  readonly newKey: () => string
  /** Takes up a page that was made now. */
  readonly add: (route: Route, grounds: Grounds, files: PageFileNames) => void
  /** Once all is written. `frame` is what was asked for by what stands around all pages. */
  readonly save: (frame: ReadonlySet<FactName>, span: Span) => void
}

/** `key` names what was made that time: files that were written with it are as a build would make them now. */
export type PageFileNames = { readonly key: string; readonly paths: readonly string[] }

/** A list of texts, because there are as many as pages: of what was asked the numbers, with a blank between them. */
type Entry = readonly [route: Route, own: string, asked: string, key: string, ...paths: string[]]

type Kept = {
  readonly since?: number
  readonly until?: number
  readonly names: readonly FactName[]
  /** The answers, in the order of the names. */
  readonly facts: readonly string[]
  /** The numbers of what all pages rest on. */
  readonly frame: readonly number[]
  readonly pages: readonly Entry[]
}

const kindOf = (name: string): Kind<Kept> => ({
  name,
  version: 1,
  fits: (value): value is Kept =>
    typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages),
})

const NOTHING: Kept = { names: [], facts: [], frame: [], pages: [] }

/** `name` is that of the file, `key` names all that every page depends on; `factOf` gives what is true now. */
export function openMadePages(
  { store, name, key }: { readonly store: Store; readonly name: string; readonly key: string },
  now: Date,
  factOf: (name: FactName) => string,
): MadePages {
  const before = stillTrue(store.read(kindOf(name), key), now)
  const stale = new Set(before.names.flatMap((name, at) => (factOf(name) === before.facts[at] ? [] : [at])))
  const allStale = before.frame.some((at) => stale.has(at))
  const entries = new Map(before.pages.map((entry) => [entry[0], entry]))
  // In the order in which pages are asked for, which is the same the next time.
  const routes: Route[] = []
  const found: (Entry | undefined)[] = []
  const news = new Map<Route, Entry>()
  const names = numbered(before.names)
  const process = randomBytes(6).toString('base64url')
  let count = 0
  return {
    find: (route, own) => {
      const entry = entries.get(route)
      const holds = entry && !allStale && entry[1] === own && !isAny(entry[2], stale)
      routes.push(route)
      found.push(holds ? entry : undefined)
      return holds ? { key: entry[3], paths: entry.slice(4) } : undefined
    },
    newKey: () => `${process}-${(count++).toString(36)}`,
    add: (route, { own, asked }, { key: made, paths }) => {
      news.set(route, [route, own, [...asked].map(names.numberOf).join(' '), made, ...paths])
    },
    save: (frame, span) => {
      const pages = routes.flatMap((route, at) => {
        const entry = news.get(route) ?? found[at]
        return entry ? [entry] : []
      })
      if (news.size === 0 && pages.length === entries.size) return
      const ofFrame = [...frame].map(names.numberOf)
      store.write(kindOf(name), key, {
        ...finite(allStale ? span : together(spanOf(before), span)),
        names: names.all,
        facts: names.all.map(factOf),
        frame: [...new Set([...(allStale ? [] : before.frame), ...ofFrame])],
        pages,
      })
    },
  }
}

function isAny(asked: string, stale: ReadonlySet<number>): boolean {
  return stale.size > 0 && asked !== '' && asked.split(' ').some((at) => stale.has(Number(at)))
}

/** Names are never taken out: once most of them are of no use, all is made again. */
const MOST_NAMES = 20

/** What holds at this moment; nothing where the clock has gone past it, or back. */
function stillTrue(kept: Kept | undefined, now: Date): Kept {
  if (!kept || kept.names.length > MOST_NAMES * (kept.pages.length + 50)) return NOTHING
  const { since = -Infinity, until = Infinity } = kept
  return since <= now.getTime() && now.getTime() < until ? kept : NOTHING
}

function spanOf({ since = -Infinity, until = Infinity }: Kept): Span {
  return { since, until }
}

/** JSON knows no endless times: they are left out. */
function finite({ since, until }: Span): Pick<Kept, 'since' | 'until'> {
  return {
    ...(Number.isFinite(since) ? { since } : {}),
    ...(Number.isFinite(until) ? { until } : {}),
  }
}

/** Gives every name a number; those that were used before keep theirs. */
function numbered(before: readonly FactName[]) {
  const all = [...before]
  const numbers = new Map(all.map((name, at) => [name, at]))
  const numberOf = (name: FactName) => {
    const number = numbers.get(name) ?? all.push(name) - 1
    numbers.set(name, number)
    return number
  }
  return { all, numberOf }
}

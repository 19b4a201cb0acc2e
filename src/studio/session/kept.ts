/**
 * What is typed is kept, so that a crash loses nothing. In the browser, in IndexedDB: pictures are kept there as they are,
 * there is room for them, and writing does not hold up a key. And by `npm start`, because a browser finds what it kept
 * only at the same port.
 */
import { z } from 'zod'
// Before the first schema is made, here or in record.ts: Studio has no messages of zod.
import '../../../schema/vocabulary.ts'
import type { Draft } from '../draft/draft.ts'
import { draftFrom, recordOf } from '../draft/record.ts'
import { hasChanged } from '../draft/saved.ts'
import { prepareAddresses } from '../pictures/new-pictures.ts'
import { type Found, type Keeping, sourceNow } from '../source/source.ts'
import { store } from './state.ts'

/** In milliseconds after the last key. */
const KEEP_AFTER = 300
/** In milliseconds. WebKit may not answer for long, if another page was left just after it was saved. */
const ANSWER_WITHIN = 2000
const STORE = 'drafts'

export const KEPT = z.object({
  path: z.string(),
  time: z.number(),
  record: z.unknown(),
  pictures: z.map(z.string(), z.instanceof(Blob)),
})

/** The site and the page. Another site may be at the same address later. */
export const keyOf = (root: string, route: string): string => `${root}\n${route}`

/** Begins to keep the draft at each change. Gives a function that keeps it at once. */
export function startKeeping(key: () => string): () => Promise<void> {
  let last = store.get()?.draft
  let lastKey = key()
  let later: ReturnType<typeof setTimeout> | undefined
  const keep = async () => {
    clearTimeout(later)
    const state = store.get()
    if (!state || state.kept || (state.draft === last && key() === lastKey)) return
    if (unread.has(key())) {
      later = setTimeout(keep, KEEP_AFTER)
      return
    }
    last = state.draft
    lastKey = key()
    await (hasChanged(state.draft) ? write(key(), state.framePath, state.draft) : forgetKept(key()))
  }
  store.subscribe(() => {
    if (store.get()?.draft === last) return
    clearTimeout(later)
    later = setTimeout(keep, KEEP_AFTER)
  })
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keep)
  return keep
}

export type Kept = { readonly path: string; readonly time: number; readonly draft: Draft }

/** Here as soon as something was looked for: a page that is closed waits for nothing. */
let atSite: Keeping | undefined
/** Whether `npm start` keeps something of a page, by the key. */
const isAtSite = new Map<string, boolean>()

/** What the browser may have here and has not given yet, by key: nothing is written over it, and it is not deleted. */
const unread = new Set<string>()

/** Whether what is typed cannot be kept yet. */
export const isReading = (): boolean => unread.size > 0

/**
 * What was kept last. `undefined` if there is nothing, or what an older Studio kept. If the browser answers only later,
 * and has something newer, `onLate` gets it, and must give it to the author.
 */
export async function keptAt(key: string, onLate: (kept: Kept) => Promise<void>): Promise<Kept | undefined> {
  const answer = inStore('readonly', (drafts) => drafts.get(key))
  const [own, site] = await Promise.all([inTime(answer), keptThere(key)])
  isAtSite.set(key, site.whole !== undefined)
  const newer = (found: unknown) => {
    const here = KEPT.safeParse(found).data
    return here && here.time > site.time ? here : undefined
  }
  if (own !== LATE) return keptFrom(newer(own) ?? site.whole)
  unread.add(key)
  void answer
    .then((found) => keptFrom(newer(found)))
    .then((kept) => kept && onLate(kept))
    .then(() => unread.delete(key))
  return keptFrom(site.whole)
}

async function keptFrom(whole: Found['whole']): Promise<Kept | undefined> {
  await prepareAddresses(whole?.pictures.values() ?? [])
  const draft = whole && draftFrom(whole.record, new Map(whole.pictures))
  return draft && { path: whole.path, time: whole.time, draft }
}

const LATE = Symbol('the browser has not answered yet')

const inTime = <Result>(answer: Promise<Result>): Promise<Result | typeof LATE> =>
  Promise.race([answer, new Promise<typeof LATE>((resolve) => setTimeout(resolve, ANSWER_WITHIN, LATE))])

async function keptThere(key: string): Promise<Found> {
  atSite = await sourceNow()
    .loadKeeping?.()
    .catch(() => undefined)
  return (await atSite?.keptAtSite(key)) ?? { time: 0, whole: undefined }
}

/** The addresses at which something of the site is kept in this browser. */
export async function keptRoutes(root: string): Promise<readonly string[]> {
  const own = keyOf(root, '')
  const keys = (await inStore('readonly', (drafts) => drafts.getAllKeys())) ?? []
  return keys.flatMap((key) =>
    typeof key === 'string' && key.startsWith(own) ? [key.slice(own.length)] : [],
  )
}

export async function forgetKept(key: string): Promise<void> {
  if (unread.has(key)) return
  if (isAtSite.get(key)) void atSite?.keepAtSite(key, undefined)
  isAtSite.set(key, false)
  await inStore('readwrite', (drafts) => drafts.delete(key))
}

async function write(key: string, path: string, draft: Draft): Promise<void> {
  const kept = { path, time: Date.now(), record: recordOf(draft), pictures: draft.pictures }
  void atSite?.keepAtSite(key, kept)
  isAtSite.set(key, true)
  await inStore('readwrite', (drafts) => drafts.put(kept, key))
}

let opening: Promise<IDBDatabase> | undefined

/** Gives `undefined` where the browser keeps nothing, for example in some private windows. */
export async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (drafts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    opening ??= openDatabase()
    const database = await opening
    return await answered(ask(database.transaction(STORE, mode).objectStore(STORE)))
  } catch {
    return undefined
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('ukurasa-studio', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return answered(request)
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')))
  })
}

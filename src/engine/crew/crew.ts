/** Threads that share the pages of a large site with this one: each reads some, and later makes documents. */
import { availableParallelism } from 'node:os'
import type { PageCache } from '../cache/page-cache.ts'
import { clockAt } from '../clock.ts'
import { readDocuments } from '../documents.ts'
import { interruptible } from '../interruptible.ts'
import { heard, type SiteFiles } from '../load.ts'
import { isPage } from '../routes.ts'
import type { Started } from './thread.ts'

/** `paths` are those of the pages that it has read. */
export type Member = Started & { readonly paths: ReadonlySet<string> }

export type Crew = {
  readonly members: readonly Member[]
  readonly end: () => Promise<void>
}

/** With fewer pages that have changed one thread is done sooner: others have to start, and to get warm. */
const WORTH_IT = 2500
/** Each takes a hundred megabytes. */
const MOST_THREADS = 4
const LOOK_AGAIN = 100
/** How many pages are read before this thread tells how many there are in all. */
const SELDOM = 16

/** Reads what has changed into the cache. `undefined` where that is too little to be shared. */
export async function readByCrew(
  files: SiteFiles,
  cache: PageCache,
  now: Date,
  told: (read: number) => void,
): Promise<Crew | undefined> {
  const { names } = files
  const isFresh = (path: string) => cache.recall(path, now) !== undefined
  const stale = names.filter((name) => isPageName(name) && !isFresh(`pages/${name}`))
  const count = threadsFor(stale.length)
  if (count < 2) return undefined
  const others = names.filter((name) => !isPageName(name))
  const [own = [], ...chunks] = chunksOf(stale, count).map((chunk) => [...chunk, ...others])
  const { start } = await import('./thread.ts')
  const share = { root: files.root, key: cache.key, now: now.getTime() }
  const started = chunks.map((chunk) => start({ ...share, names: chunk }))
  const end = async () => {
    await Promise.all(started.map((member) => member.end()))
  }
  try {
    return { members: await readTogether({ ...files, names: own }, { cache, now, started, told }), end }
  } catch (cause) {
    await end()
    throw cause
  }
}

/** As many as the count, of neighbours, and of the same length but for one. */
function chunksOf<Each>(all: readonly Each[], count: number): readonly (readonly Each[])[] {
  const bound = (chunk: number) => Math.floor((all.length * chunk) / count)
  return Array.from({ length: count }, (_, chunk) => all.slice(bound(chunk), bound(chunk + 1)))
}

type Reading = {
  readonly cache: PageCache
  readonly now: Date
  readonly started: readonly Started[]
  readonly told: (read: number) => void
}

/** Fills the cache with what this thread and the others read. */
async function readTogether(files: SiteFiles, reading: Reading): Promise<readonly Member[]> {
  const { cache, started, told } = reading
  const tell = (read: number) => told(started.reduce((sum, member) => sum + member.read(), read))
  const own = await readShare(files, reading, tell)
  const timer = setInterval(() => tell(own), LOOK_AGAIN)
  const members: Member[] = []
  try {
    for (const member of started) {
      const records = await member.records
      cache.fill(records)
      members.push({ ...member, paths: new Set(records.keys()) })
    }
  } finally {
    clearInterval(timer)
  }
  return members
}

/** The share of this thread. What it cannot read is told later, by whoever reads the site. Gives how many it has read. */
function readShare(files: SiteFiles, { cache, now }: Reading, tell: (read: number) => void) {
  let done = 0
  const told = heard(files, () => {
    if (++done % SELDOM === 0) tell(done)
  })
  const known = { cache: { pages: cache, clock: clockAt(now) } }
  return interruptible(() => {
    readDocuments(told, () => undefined, known)
    return done
  })
}

/** How many threads read so many pages. `UKURASA_THREADS` says it for all sites, however small. */
function threadsFor(pages: number): number {
  const asked = Number(process.env.UKURASA_THREADS)
  if (Number.isInteger(asked) && asked > 0) return Math.min(asked, Math.max(1, pages))
  return pages < WORTH_IT ? 1 : Math.min(availableParallelism(), MOST_THREADS)
}

const isPageName = (name: string) => name.endsWith('.yaml') && isPage(`pages/${name}`)

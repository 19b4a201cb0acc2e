/** Threads that share the pages of a large site with this one: each reads some, and later makes documents. */
import { availableParallelism } from 'node:os'
import type { DocumentFiles } from '../../../core/load/site-files.ts'
import { readDocuments } from '../../../core/site/documents.ts'
import { isPage } from '../../../core/site/routes.ts'
import { interruptible } from '../../base/interruptible.ts'
import { observed } from '../../files/site-files.ts'
import type { Incremental } from '../incremental.ts'
import type { Started } from './thread.ts'

/** `paths` are those of the pages that it has read. */
export type Member = Started & { readonly paths: ReadonlySet<string> }

export type Workers = {
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

/** Reads what has changed into the records. `undefined` where that is too little to be shared. */
export async function readWithWorkers(
  files: DocumentFiles,
  { records, wrapReader }: Incremental,
  now: Date,
  told: (read: number) => void,
): Promise<Workers | undefined> {
  const { names } = files
  const isFresh = (path: string) => records.recall(path, now) !== undefined
  const stale = names.filter((name) => isPageName(name) && !isFresh(`pages/${name}`))
  const count = threadsFor(stale.length)
  if (count < 2) return undefined
  const others = names.filter((name) => !isPageName(name))
  const [own = [], ...chunks] = chunksOf(stale, count).map((chunk) => [...chunk, ...others])
  const { start } = await import('./thread.ts')
  const share = { root: files.root, key: records.key, now: now.getTime() }
  const started = chunks.map((chunk) => start({ ...share, names: chunk }))
  const end = async () => {
    await Promise.all(started.map((member) => member.end()))
  }
  try {
    return {
      members: await readTogether({ ...files, names: own }, { records, wrapReader, started, told }),
      end,
    }
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

type Reading = Pick<Incremental, 'records' | 'wrapReader'> & {
  readonly started: readonly Started[]
  readonly told: (read: number) => void
}

/** Fills the records with what this thread and the others read. */
async function readTogether(files: DocumentFiles, reading: Reading): Promise<readonly Member[]> {
  const { records, started, told } = reading
  const tell = (read: number) => told(started.reduce((sum, member) => sum + member.read(), read))
  const own = await readShare(files, reading, tell)
  const timer = setInterval(() => tell(own), LOOK_AGAIN)
  const members: Member[] = []
  try {
    for (const member of started) {
      const read = await member.records
      records.fill(read)
      members.push({ ...member, paths: new Set(read.keys()) })
    }
  } finally {
    clearInterval(timer)
  }
  return members
}

/** The share of this thread. What it cannot read is told later, by whoever reads the site. Gives how many it has read. */
function readShare(files: DocumentFiles, { wrapReader }: Reading, tell: (read: number) => void) {
  let done = 0
  const told = observed(files, () => {
    if (++done % SELDOM === 0) tell(done)
  })
  return interruptible(() => {
    readDocuments(told, () => undefined, wrapReader)
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

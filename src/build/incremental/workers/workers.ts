/** On a large site, worker threads share the pages with this thread. In a build, they also render what they have read. */
import { availableParallelism } from 'node:os'
import type { DocumentFiles } from '../../../core/load/site-files.ts'
import { readDocuments } from '../../../core/site/read-documents.ts'
import { isPage } from '../../../core/site/routes.ts'
import { comparedTraits } from '../../../core/site/traits/compared-traits.ts'
import { interruptible } from '../../base/interruptible.ts'
import { observed } from '../../files/site-files.ts'
import type { Incremental } from '../incremental.ts'
import type { StartedWorker } from './start-worker.ts'

/** `paths` are the pages that it has read. */
export type ReadyWorker = StartedWorker & { readonly paths: ReadonlySet<string> }

export type Workers = {
  readonly workers: readonly ReadyWorker[]
  readonly end: () => Promise<void>
}

/** With fewer changed pages one thread is faster, because workers take time to start and to warm up. */
const WORTH_IT = 700
/** Each thread takes a hundred megabytes. */
const MOST_THREADS = 4
const LOOK_AGAIN = 100
/** This thread reports progress once in so many pages. */
const SELDOM = 16

type Reading = {
  readonly now: Date
  /** Whether the workers render their pages later. */
  readonly renders: boolean
  readonly onRead: (read: number) => void
}

/** Reads the changed pages into the records. Does nothing and gives `undefined` if they are too few for workers. */
export async function readWithWorkers(
  files: DocumentFiles,
  { records, wrapReader }: Incremental,
  { now, renders, onRead }: Reading,
): Promise<Workers | undefined> {
  const { names } = files
  const isFresh = (path: string) => records.reuse(path, now) !== undefined
  const stale = names.filter((name) => isPageName(name) && !isFresh(`pages/${name}`))
  const count = threadsFor(stale.length)
  if (count < 2) return undefined
  const others = names.filter((name) => !isPageName(name))
  const [own = [], ...chunks] = chunksOf(stale, count).map((chunk) => [...chunk, ...others])
  const { startWorker } = await import('./start-worker.ts')
  const task = { root: files.root, key: records.key, now: now.getTime(), renders }
  const started = chunks.map((chunk) => startWorker({ ...task, names: chunk }))
  const end = async () => {
    await Promise.all(started.map((worker) => worker.end()))
  }
  try {
    return {
      workers: await readTogether({ ...files, names: own }, { records, wrapReader, started, onRead }),
      end,
    }
  } catch (cause) {
    await end()
    throw cause
  }
}

/** Cuts a list into chunks whose lengths differ by at most one. */
function chunksOf<Each>(all: readonly Each[], count: number): readonly (readonly Each[])[] {
  const bound = (chunk: number) => Math.floor((all.length * chunk) / count)
  return Array.from({ length: count }, (_, chunk) => all.slice(bound(chunk), bound(chunk + 1)))
}

type ReadTask = Pick<Incremental, 'records' | 'wrapReader'> & {
  readonly started: readonly StartedWorker[]
  readonly onRead: (read: number) => void
}

/** Fills the records with what this thread and the workers read. */
async function readTogether(files: DocumentFiles, task: ReadTask): Promise<readonly ReadyWorker[]> {
  const { records, started, onRead } = task
  const report = (read: number) => onRead(started.reduce((sum, worker) => sum + worker.read(), read))
  const own = await readPart(files, task, report)
  const timer = setInterval(() => report(own), LOOK_AGAIN)
  const workers: ReadyWorker[] = []
  try {
    for (const worker of started) {
      const read = await worker.records
      records.fill(read)
      workers.push({ ...worker, paths: new Set(read.keys()) })
    }
  } finally {
    clearInterval(timer)
  }
  return workers
}

/** Reads this thread's part. Gives how many files it has read. Errors are reported later, when the site is read. */
function readPart(files: DocumentFiles, { wrapReader }: ReadTask, report: (read: number) => void) {
  let done = 0
  const counted = observed(files, () => {
    if (++done % SELDOM === 0) report(done)
  })
  return interruptible(() => {
    readDocuments(counted, () => undefined, wrapReader, comparedTraits)
    return done
  })
}

/** How many threads to use for so many pages. `UKURASA_THREADS` overrides this, even for a small site. */
function threadsFor(pages: number): number {
  const asked = Number(process.env.UKURASA_THREADS)
  if (Number.isInteger(asked) && asked > 0) return Math.min(asked, Math.max(1, pages))
  return pages < WORTH_IT ? 1 : Math.min(availableParallelism(), MOST_THREADS)
}

const isPageName = (name: string) => name.endsWith('.yaml') && isPage(`pages/${name}`)

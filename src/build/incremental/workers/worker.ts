/** What a worker thread runs. It reads its part of the pages. In a build, it also renders them. It reports nothing. */
import { parentPort } from 'node:worker_threads'
import { readDocuments } from '../../../core/site/read-documents.ts'
import type { Site } from '../../../core/site/site.ts'
import { comparedTraits } from '../../../core/site/traits/compared-traits.ts'
import { reasonOf } from '../../base/user-error.ts'
import { observed, readerIn } from '../../files/site-files.ts'
import { NO_STORE } from '../../store/store.ts'
import { newBlocksInMemory } from '../blocks-in-memory.ts'
import { keptReader, rereader } from '../kept-reader.ts'
import { openRecords } from '../records.ts'
import { type Answer, FILES_READ, type WorkerMessage, type WorkerTask } from './protocol.ts'

export function work(task: WorkerTask): Promise<void> {
  const attempt = attempts(task)
  return attempt(async () => {
    const own = read(task)
    if (!task.renders) return
    // Loaded here, while the main thread checks the site as a whole.
    const { renderPages, siteIn } = await import('./render-pages.ts')
    let site: Site | undefined
    parentPort?.on('message', (message: WorkerMessage) =>
      attempt(() => {
        if ('site' in message) {
          site = siteIn(own, message.site, new Date(task.now))
        } else {
          if (!site) throw new Error('There is no site to render pages of')
          renderPages(site, message.order, task)
        }
      }),
    )
  })
}

/** Sends every error to the main thread, because nobody would see it here. */
const attempts =
  ({ port }: WorkerTask) =>
  async (part: () => unknown): Promise<void> => {
    try {
      await part()
    } catch (cause) {
      const failed = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
      const answer: Answer = { failed, reason: reasonOf(cause) }
      port.postMessage(answer)
    }
  }

function read({ root, key, now, names, counts, port }: WorkerTask) {
  const counted = new Int32Array(counts)
  const files = observed({ root, names, read: readerIn(root) }, () => Atomics.add(counted, FILES_READ, 1))
  const records = openRecords(NO_STORE, root, key, newBlocksInMemory())
  const documents = readDocuments(files, () => undefined, keptReader(records, new Date(now)), comparedTraits)
  const answer: Answer = { records: records.current }
  port.postMessage(answer)
  if (!('reader' in documents)) return undefined
  return { documents, reread: rereader(documents.reader, records, { files }) }
}

/** A thread that reads its share of the pages, and later makes their documents. What it finds, the main thread tells. */
import { parentPort } from 'node:worker_threads'
import { readDocuments } from '../../../core/site/documents.ts'
import type { Site } from '../../../core/site/site.ts'
import { reasonOf } from '../../base/user-error.ts'
import { observed, readerIn } from '../../files/site-files.ts'
import { NO_STORE } from '../../store/store.ts'
import { newHeldBlocks } from '../held-blocks.ts'
import { keepPages, rereader } from '../keep-pages.ts'
import { openRecords } from '../records.ts'
import { type Answer, FILES_READ, type Message, type Share } from './protocol.ts'

export function work(share: Share): Promise<void> {
  const attempt = attempts(share)
  return attempt(async () => {
    const own = read(share)
    // What makes pages is loaded while the main thread looks at the site as a whole.
    const { makePages, siteIn } = await import('./make-pages.ts')
    let site: Site | undefined
    parentPort?.on('message', (message: Message) =>
      attempt(() => {
        if ('site' in message) {
          site = siteIn(own, message.site, new Date(share.now))
        } else {
          if (!site) throw new Error('There is no site to make pages of')
          makePages(site, message.order, share)
        }
      }),
    )
  })
}

/** Does a part of the work. What it throws is told, as nobody listens in a thread. */
const attempts =
  ({ port }: Share) =>
  async (part: () => unknown): Promise<void> => {
    try {
      await part()
    } catch (cause) {
      const failed = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
      const answer: Answer = { failed, reason: reasonOf(cause) }
      port.postMessage(answer)
    }
  }

function read({ root, key, now, names, counts, port }: Share) {
  const counted = new Int32Array(counts)
  const files = observed({ root, names, read: readerIn(root) }, () => Atomics.add(counted, FILES_READ, 1))
  const records = openRecords(NO_STORE, root, key, newHeldBlocks())
  const documents = readDocuments(files, () => undefined, keepPages(records, new Date(now)))
  const answer: Answer = { records: records.current }
  port.postMessage(answer)
  if (!('reader' in documents)) return undefined
  return { documents, reread: rereader(documents.reader, records, { files }) }
}

/** A thread that reads its share of the pages, and later makes their documents. What it finds, the main thread tells. */
import { parentPort } from 'node:worker_threads'
import { newHeldBlocks } from '../cache/held-blocks.ts'
import { openPageCache } from '../cache/page-cache.ts'
import { clockAt } from '../clock.ts'
import { readDocuments } from '../documents.ts'
import { heard, readerIn } from '../load.ts'
import type { Site } from '../site.ts'
import { reasonOf } from '../unfinished.ts'
import { type Answer, FILES_READ, type Message, type Share } from './protocol.ts'

export function work(share: Share): Promise<void> {
  const attempt = attempts(share)
  return attempt(async () => {
    const documents = read(share)
    // What makes pages is loaded while the main thread looks at the site as a whole.
    const { makePages, siteIn } = await import('./make-pages.ts')
    let site: Site | undefined
    parentPort?.on('message', (message: Message) =>
      attempt(() => {
        if ('site' in message) {
          site = siteIn(documents, message.site, new Date(share.now))
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
  const files = heard({ root, names, ...readerIn(root) }, () => Atomics.add(counted, FILES_READ, 1))
  const cache = openPageCache('', root, key, newHeldBlocks())
  const known = { cache: { pages: cache, clock: clockAt(new Date(now)) } }
  const documents = readDocuments(files, () => undefined, known)
  const answer: Answer = { records: cache.records }
  port.postMessage(answer)
  return documents
}

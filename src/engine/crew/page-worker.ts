/** A thread that reads its share of the pages, and later makes their documents. What it finds, the main thread tells. */
import { parentPort, workerData } from 'node:worker_threads'
import { openPageCache } from '../cache/page-cache.ts'
import { clockAt } from '../clock.ts'
import { readDocuments } from '../documents.ts'
import { heard, readerIn } from '../load.ts'
import type { Site } from '../site.ts'
import { reasonOf } from '../unfinished.ts'
import { type Answer, FILES_READ, type Message, type Share } from './protocol.ts'

const share: Share = workerData
const { root, now, names, counts, port } = share
const counted = new Int32Array(counts)

const send = (answer: Answer) => port.postMessage(answer)

async function attempt(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (cause) {
    const failed = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    send({ failed, reason: reasonOf(cause) })
  }
}

function read() {
  const files = heard({ root, names, read: readerIn(root) }, () => Atomics.add(counted, FILES_READ, 1))
  const cache = openPageCache('', root, '')
  const documents = readDocuments(files, () => undefined, {
    cache: { pages: cache, clock: clockAt(new Date(now)) },
  })
  send({ records: cache.bytes() })
  return documents
}

await attempt(async () => {
  const documents = read()
  // What makes pages is loaded while the main thread looks at the site as a whole.
  const { makePages, siteIn } = await import('./make-pages.ts')
  let site: Site | undefined
  parentPort?.on('message', (message: Message) =>
    attempt(() => {
      if ('site' in message) site = siteIn(documents, message.site, new Date(now))
      else if (site) makePages(site, message.order, share)
    }),
  )
})

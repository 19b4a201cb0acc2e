/** A thread that reads its share of the pages, and later makes their documents. What it finds, the main thread tells. */
import { parentPort, workerData } from 'node:worker_threads'
import { openPageCache } from '../cache/page-cache.ts'
import { clockAt } from '../clock.ts'
import { readDocuments } from '../documents.ts'
import { heard, readerIn } from '../load.ts'
import { reasonOf } from '../unfinished.ts'
import { type Answer, FILES_READ, type Order, type Share } from './protocol.ts'

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

await attempt(() => {
  const documents = read()
  parentPort?.on('message', (order: Order) =>
    attempt(async () => (await import('./make-pages.ts')).makePages(documents, order, share)),
  )
})

/** Starts a thread of a workers. Small sites never do: what threads need is loaded only then. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MessageChannel, Worker } from 'node:worker_threads'
import { type Answering, answering } from './answering.ts'
import { FILES_READ, type Message, newCounts, type Share, type Start } from './protocol.ts'

export type Started = Answering & {
  /** How many files it has read. */
  readonly read: () => number
  readonly tell: (message: Message) => void
  /** Once that is over it writes no more files. */
  readonly end: () => Promise<unknown>
}

/** The folder of this bundle, two below that of Ukurasa. */
const BUNDLE = dirname(fileURLToPath(import.meta.url))
const WORKER = join(BUNDLE, '../../src/cli/page-worker.mjs')

export function start(task: Omit<Share, 'counts' | 'port'>): Started {
  const { port1, port2 } = new MessageChannel()
  const counts = newCounts()
  const share: Share = { ...task, counts, port: port2 }
  const workerData: Start = { bundle: BUNDLE, share }
  const worker = new Worker(WORKER, { workerData, transferList: [port2] })
  worker.unref()
  const seen = new Int32Array(counts)
  return {
    ...answering(worker, port1, seen),
    read: () => Atomics.load(seen, FILES_READ),
    tell: (message: Message) => worker.postMessage(message),
    end: () => worker.terminate(),
  }
}

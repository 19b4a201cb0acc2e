/** Starts a worker thread. Loaded only for large sites. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MessageChannel, Worker } from 'node:worker_threads'
import { answersOf, type WorkerAnswers } from './answers.ts'
import { FILES_READ, newCounts, type WorkerData, type WorkerMessage, type WorkerTask } from './protocol.ts'

export type StartedWorker = WorkerAnswers & {
  /** How many files it has read. */
  readonly read: () => number
  readonly post: (message: WorkerMessage) => void
  /** After this the worker writes no more files. */
  readonly end: () => Promise<unknown>
}

/** The folder of this bundle: two levels below the folder of Ukurasa. */
const BUNDLE = dirname(fileURLToPath(import.meta.url))
const WORKER = join(BUNDLE, '../../src/cli/page-worker.mjs')
/** Half of what Node would take for new objects. It makes no worker slower. */
const LIMITS = { maxYoungGenerationSizeMb: 16 }

export function startWorker(input: Omit<WorkerTask, 'counts' | 'port'>): StartedWorker {
  const { port1, port2 } = new MessageChannel()
  const counts = newCounts()
  const task: WorkerTask = { ...input, counts, port: port2 }
  const workerData: WorkerData = { bundle: BUNDLE, task }
  const worker = new Worker(WORKER, { workerData, transferList: [port2], resourceLimits: LIMITS })
  worker.unref()
  const seen = new Int32Array(counts)
  return {
    ...answersOf(worker, port1, seen),
    read: () => Atomics.load(seen, FILES_READ),
    post: (message: WorkerMessage) => worker.postMessage(message),
    end: () => worker.terminate(),
  }
}

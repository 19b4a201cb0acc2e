/** The entry of a worker thread. It runs the bundle of the command that started it. */
import { workerData } from 'node:worker_threads'
import { programIn } from './bundle.mjs'

/** @type {import('../build/incremental/workers/protocol.ts').WorkerData} */
const { bundle, task } = workerData
await programIn(bundle).program.work(task)

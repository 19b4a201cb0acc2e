/** Where a thread of the workers begins. It runs the bundle of the command that started it. */
import { workerData } from 'node:worker_threads'
import { programIn } from './bundle.mjs'

/** @type {import('../build/incremental/workers/protocol.ts').Start} */
const { bundle, share } = workerData
await programIn(bundle).program.work(share)

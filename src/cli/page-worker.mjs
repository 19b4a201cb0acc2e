/** The entry of a worker thread. It runs the bundle of the command that started it. */
import { fileURLToPath } from 'node:url'
import { workerData } from 'node:worker_threads'
import { keptFor } from '../build/base/kept-folder.mjs'
import { programIn } from './bundle.mjs'

/** @type {{ readonly bundle: string, readonly task: Parameters<typeof import('./program.ts').work>[0] }} */
const { bundle, task } = workerData
const kept = keptFor(bundle, fileURLToPath(new URL('../../', import.meta.url)))
await programIn(bundle, kept).program.work(task)

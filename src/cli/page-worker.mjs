/** The entry of a worker thread. It runs the bundle of the command that started it. */
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { workerData } from 'node:worker_threads'
import { keptFolder } from '../build/base/kept-folder.mjs'
import { programIn } from './bundle.mjs'

/** @type {import('../build/incremental/workers/protocol.ts').WorkerData} */
const { bundle, task } = workerData
const kept = keptFolder(fileURLToPath(new URL('../../', import.meta.url)))
await programIn(bundle, join(kept, basename(bundle))).program.work(task)

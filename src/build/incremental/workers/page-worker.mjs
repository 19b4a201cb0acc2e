/** Where a thread of the crew begins. It runs the bundle of the command that started it. */
import { workerData } from 'node:worker_threads'
import { programIn } from '../../../cli/bundle.mjs'

/** @type {import('./protocol.ts').Start} */
const { bundle, share } = workerData
// Not that of a build: there are other flags when threads are at work, under which V8 refuses it.
const { program, keep } = programIn(bundle, 'crew')
await program.work(share, keep)

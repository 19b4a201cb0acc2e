/** What a worker answers: the records of its pages first, then documents. */
import { type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads'
import { Unfinished } from '../../../core/base/user-error.ts'
import {
  type Answer,
  BATCHES_SENT,
  BATCHES_TAKEN,
  type Batch,
  type Failure,
  type RecordsRead,
} from './protocol.ts'

export type Answering = {
  readonly first: Promise<RecordsRead>
  /** Waits for the next documents, and the thread with it. */
  readonly nextBatch: () => Batch
}

/** In milliseconds. Nobody waits for a worker that is gone. */
const [LOOK_AGAIN, LONGEST] = [200, 120_000]

export function answering(worker: Worker, port: MessagePort, counts: SharedArrayBuffer): Answering {
  const sent = new Int32Array(counts)
  const first = new Promise<RecordsRead>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('A thread has ended before its work')))
    port.once('message', (answer: Answer) => {
      if ('records' in answer) resolve(answer)
      else if ('failed' in answer) reject(errorOf(answer))
      else reject(new Error('A thread gave documents before records'))
    })
  })
  // Until somebody waits for it.
  first.catch(() => undefined)
  let received = 0
  const nextBatch = (): Batch => {
    const start = performance.now()
    for (;;) {
      const sentNow = receiveMessageOnPort(port)
      if (sentNow) {
        const answer: Answer = sentNow.message
        if ('failed' in answer) throw errorOf(answer)
        if ('records' in answer) continue
        received++
        Atomics.store(sent, BATCHES_TAKEN, received)
        Atomics.notify(sent, BATCHES_TAKEN)
        return answer
      }
      if (performance.now() - start > LONGEST) throw new Error('A thread does not answer')
      Atomics.wait(sent, BATCHES_SENT, received, LOOK_AGAIN)
    }
  }
  return { first, nextBatch }
}

/** What stopped a thread stops the command in the same words as if it had no threads. */
const errorOf = ({ failed, reason }: Failure) =>
  reason === undefined ? new Error(failed) : new Unfinished(reason)

/** The two answers of a worker: first the records of its pages, later the result of rendering them. */
import { type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads'
import { UserError } from '../../base/user-error.ts'
import type { PageRecords } from '../records.ts'
import { type Answer, type Failure, PAGES_RENDERED, type PagesRendered } from './protocol.ts'

export type WorkerAnswers = {
  readonly records: Promise<PageRecords>
  /** Waits until all its pages are rendered. Blocks the main thread. */
  readonly rendered: () => PagesRendered
}

/** In milliseconds. After the longest time without a sign of life the worker counts as dead. */
const [LOOK_AGAIN, LONGEST] = [200, 120_000]

export function answersOf(worker: Worker, port: MessagePort, counts: Int32Array): WorkerAnswers {
  const records = new Promise<PageRecords>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('A thread has ended before its work')))
    port.once('message', (answer: Answer) => {
      if ('records' in answer) resolve(answer.records)
      else
        reject(
          'failed' in answer ? errorOf(answer) : new Error('A thread rendered pages before it read them'),
        )
    })
  })
  // Otherwise a failure before somebody awaits the promise would end the process.
  records.catch(() => undefined)
  const rendered = (): PagesRendered => {
    let last = performance.now()
    for (;;) {
      const count = Atomics.load(counts, PAGES_RENDERED)
      const sent = receiveMessageOnPort(port)
      const answer: Answer | undefined = sent?.message
      if (answer && 'failed' in answer) throw errorOf(answer)
      if (answer && 'pages' in answer) return answer
      if (Atomics.wait(counts, PAGES_RENDERED, count, LOOK_AGAIN) !== 'timed-out') last = performance.now()
      if (performance.now() - last > LONGEST) throw new Error('A thread does not answer')
    }
  }
  return { records, rendered }
}

/** The command fails with the same words as it would without threads. */
const errorOf = ({ failed, reason }: Failure) =>
  reason === undefined ? new Error(failed) : new UserError(reason)

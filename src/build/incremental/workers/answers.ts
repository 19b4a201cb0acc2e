/** The two answers of a worker: first the records of its pages, later the result of rendering them. */
import { type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads'
import { codeOf } from '../../base/error-code.ts'
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
    worker.once('error', (cause) =>
      reject(codeOf(cause) === 'ERR_WORKER_OUT_OF_MEMORY' ? stopped(cause.message) : cause),
    )
    worker.once('exit', () => reject(stopped('a thread ended before its work was done')))
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
      if (performance.now() - last > LONGEST) throw stopped('a thread does not answer')
    }
  }
  return { records, rendered }
}

/** A thread sends its own errors. If it says nothing, the machine has stopped it, mostly because memory is short. */
const stopped = (how: string) =>
  new UserError(
    `The computer stopped a part of the build: ${how}. Run the command again. If it happens again, set UKURASA_THREADS=1.`,
  )

/** The command fails with the same words as it would without threads. */
const errorOf = ({ failed, reason }: Failure) =>
  reason === undefined ? new Error(failed) : new UserError(reason)

/** What a worker answers: the records of its pages first, then what came of making them. */
import { type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads'
import { UserError } from '../../base/user-error.ts'
import type { PageRecords } from '../records.ts'
import { type Answer, type Failure, PAGES_MADE, type PagesMade } from './protocol.ts'

export type Answering = {
  readonly records: Promise<PageRecords>
  /** Waits until all its pages are made, and the thread with it. */
  readonly made: () => PagesMade
}

/** In milliseconds. Nobody waits for a worker that is gone. */
const [LOOK_AGAIN, LONGEST] = [200, 120_000]

export function answering(worker: Worker, port: MessagePort, counts: Int32Array): Answering {
  const records = new Promise<PageRecords>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('A thread has ended before its work')))
    port.once('message', (answer: Answer) => {
      if ('records' in answer) resolve(answer.records)
      else reject('failed' in answer ? errorOf(answer) : new Error('A thread made pages before it read them'))
    })
  })
  // Until somebody waits for it.
  records.catch(() => undefined)
  const made = (): PagesMade => {
    let last = performance.now()
    for (;;) {
      const count = Atomics.load(counts, PAGES_MADE)
      const sent = receiveMessageOnPort(port)
      const answer: Answer | undefined = sent?.message
      if (answer && 'failed' in answer) throw errorOf(answer)
      if (answer && 'pages' in answer) return answer
      if (Atomics.wait(counts, PAGES_MADE, count, LOOK_AGAIN) !== 'timed-out') last = performance.now()
      if (performance.now() - last > LONGEST) throw new Error('A thread does not answer')
    }
  }
  return { records, made }
}

/** What stopped a thread stops the command in the same words as if it had no threads. */
const errorOf = ({ failed, reason }: Failure) =>
  reason === undefined ? new Error(failed) : new UserError(reason)

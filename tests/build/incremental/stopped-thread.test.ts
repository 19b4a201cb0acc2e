/** A thread that ends while others wait for it: the author gets a message, not a stack trace. */
import { MessageChannel, Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { UserError } from '../../../src/build/base/user-error.ts'
import { answersOf } from '../../../src/build/incremental/workers/answers.ts'
import { newCounts } from '../../../src/build/incremental/workers/protocol.ts'

const END = {
  'it exits': 'process.exit(0)',
  'its memory is full': 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length))',
}

test.for(Object.entries(END))('%s', async ([, code]) => {
  const { port1 } = new MessageChannel()
  const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } })
  const { records } = answersOf(worker, port1, new Int32Array(newCounts()))
  const failed = await records.catch((cause: unknown) => cause)
  expect(failed).toBeInstanceOf(UserError)
  expect(String(failed)).toMatch(/The computer stopped a part of the build: .*UKURASA_THREADS=1/)
  port1.close()
})

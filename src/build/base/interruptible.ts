/** What Ctrl+C stops at once, although it leaves the process no moment to hear of it. */
import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'

/**
 * Does a work that never waits. Ctrl+C ends it within milliseconds, wherever it is: nothing of it is run any more, not
 * even a `finally`. Then this throws what `isInterruption` knows.
 */
export async function interruptible<Result>(work: () => Result): Promise<Result> {
  // Whoever listens hears now of a signal that has come already: from here on it would get lost. The first turn may
  // be the end of one in which nobody asked for signals.
  await setImmediate()
  await setImmediate()
  return runInNewContext('work()', { work }, { breakOnSigint: true })
}

/** It comes from another realm: no `instanceof` knows it. */
export function isInterruption(cause: unknown): boolean {
  const { code }: { readonly code?: unknown } = Object(cause)
  return code === 'ERR_SCRIPT_EXECUTION_INTERRUPTED'
}

/** Lets Ctrl+C stop work at once, even if that work never returns to the event loop, where signals are handled. */
import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'

/**
 * Runs synchronous work. Ctrl+C ends it within milliseconds, wherever it is, without running any `finally`. Then this
 * throws an error that `isInterruption` recognizes.
 */
export async function interruptible<Result>(work: () => Result): Promise<Result> {
  // Lets handlers run for a signal that has already come, because it would be lost during the work. Two turns: in the
  // rest of the present turn signals may not be looked for.
  await setImmediate()
  await setImmediate()
  return runInNewContext('work()', { work }, { breakOnSigint: true })
}

/** Not `instanceof`, because the error comes from another realm. */
export function isInterruption(cause: unknown): boolean {
  const { code }: { readonly code?: unknown } = Object(cause)
  return code === 'ERR_SCRIPT_EXECUTION_INTERRUPTED'
}

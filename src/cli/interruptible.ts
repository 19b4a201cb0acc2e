/** What Ctrl+C stops at once, although it leaves the process no moment to hear of it. */
import { runInNewContext } from 'node:vm'

/** What a shell expects of a command that Ctrl+C ended. */
export const INTERRUPTED = 130

/**
 * Does a work that never waits. Ctrl+C ends it within milliseconds, wherever it is: nothing of it is run any more, not
 * even a `finally`. Then this throws what `isInterruption` knows.
 */
export function interruptible<Result>(work: () => Result): Result {
  return runInNewContext('work()', { work }, { breakOnSigint: true })
}

/** It comes from another realm: no `instanceof` knows it. */
export function isInterruption(cause: unknown): boolean {
  const { code }: { readonly code?: unknown } = Object(cause)
  return code === 'ERR_SCRIPT_EXECUTION_INTERRUPTED'
}

/** Ctrl+C while the process waits: acts, and ends it. Gives what calls that off. */
export function onInterrupt(act: () => void): () => void {
  const end = () => {
    act()
    process.exit(INTERRUPTED)
  }
  process.on('SIGINT', end)
  return () => process.off('SIGINT', end)
}

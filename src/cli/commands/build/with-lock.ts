/** Works on an output folder while no other build does. Cleans up if the work stops early. */
import { isInterruption } from '../../../build/base/interruptible.ts'
import { lock } from '../../../build/publish/release/lock.ts'
import type { OutputFolder } from '../../../build/publish/release/output-folder.ts'
import { recover } from '../../../build/publish/release/recover.ts'
import { INTERRUPTED, onInterrupt } from '../../on-interrupt.ts'
import { complain } from '../../output/complain.ts'

/** How long a build waits for another one, in milliseconds. */
const PATIENCE = 5 * 60 * 1000

/** Gives the exit code of the work, or of what stopped it. */
export async function withLock(
  output: OutputFolder,
  spare: number,
  work: () => Promise<number>,
): Promise<number> {
  const awake = onInterrupt(() => undefined)
  const result = await lock(output, PATIENCE, ({ process: id }) =>
    process.stderr.write(`Another build (process ${id}) is writing to ${output.out}: waiting for it.\n`),
  ).finally(awake)
  if (typeof result !== 'function')
    return complain(`Another build (process ${result.process}) is writing to ${output.out}. Try again later.`)
  const unlock = result
  const end = () => {
    attemptToRecover(output, spare)
    unlock()
  }
  const off = onInterrupt(end)
  try {
    recover(output, spare)
    return await work()
  } catch (cause) {
    if (!isInterruption(cause)) throw cause
    end()
    // Other work may still run in the background.
    process.exit(INTERRUPTED)
  } finally {
    end()
    off()
  }
}

function attemptToRecover(output: OutputFolder, spare: number): void {
  try {
    recover(output, spare)
  } catch {
    // The next build cleans up.
  }
}

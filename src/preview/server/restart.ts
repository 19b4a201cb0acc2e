/** A change of the engine itself starts the preview anew, with the engine bundled again. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ENGINE_ROOT } from '../../build/base/engine-root.ts'
import { watchFiles } from './watch-files.ts'

/** The exit code by which a preview that was started anew asks for the next one. */
const AGAIN = 75
/** Set for previews that another one started: that one stays and starts the next, so they do not pile up. */
const STARTED_ANEW = 'UKURASA_STARTED_ANEW'

/** `close` ends the present preview. Resolves with the exit code of the last one that took over. */
export async function restartOnChange(address: string, close: () => Promise<void>): Promise<number> {
  await engineChange()
  process.stdout.write('The engine changed: starting anew.\n')
  await close()
  if (process.env[STARTED_ANEW]) return AGAIN
  for (;;) {
    const code = await startAnew(new URL(address).port)
    if (code === undefined) return 0
    if (code === AGAIN) continue
    // The engine cannot be bundled as it is: whoever works on it will go on.
    process.stdout.write('The preview starts anew with the next change of the engine.\n')
    await engineChange()
  }
}

function engineChange(): Promise<void> {
  return new Promise((resolve) => {
    const watch = watchFiles([join(ENGINE_ROOT, 'src'), join(ENGINE_ROOT, 'schema')], () => {
      watch.close()
      resolve()
    })
  })
}

/** At the port of the one before, so that open pages find it again. Gives the exit code; none if it was ended. */
async function startAnew(port: string): Promise<number | undefined> {
  const next = spawn(process.execPath, [...process.argv.slice(1), '--port', port], {
    stdio: 'inherit',
    env: { ...process.env, [STARTED_ANEW]: '1' },
  })
  // Whoever ends this process means the server.
  const pass = (signal: NodeJS.Signals) => next.kill(signal)
  process.on('SIGTERM', pass)
  const [code]: unknown[] = await once(next, 'exit')
  process.off('SIGTERM', pass)
  return typeof code === 'number' ? code : undefined
}

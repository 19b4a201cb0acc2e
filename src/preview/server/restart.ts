/** Restarts the preview, with a new bundle, when the engine itself or a block of the site has changed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ENGINE_ROOT, HAS_SOURCES } from '../../build/base/engine-root.ts'
import { watchFiles } from './watch-files.ts'

/** The exit code with which a restarted preview asks for the next restart. */
const AGAIN = 75
/** Set for a restarted preview. The first preview stays, and starts the next one too, so that processes do not pile up. */
const STARTED_ANEW = 'UKURASA_STARTED_ANEW'

/** `close` ends the present preview. Resolves with the exit code of the last preview that was started. */
export async function restartOnChange(
  root: string,
  address: string,
  close: () => Promise<void>,
): Promise<number> {
  const places = [
    ...(HAS_SOURCES ? ['src', 'schema'].map((name) => join(ENGINE_ROOT, name)) : []),
    join(root, 'blocks'),
  ]
  await changeIn(places)
  process.stdout.write('The code changed: starting anew.\n')
  await close()
  if (process.env[STARTED_ANEW]) return AGAIN
  for (;;) {
    const code = await startAnew(new URL(address).port)
    if (code === undefined) return 0
    if (code === AGAIN) continue
    // The code cannot be bundled now. Somebody is working on it, so there will be another change.
    process.stdout.write('The preview will restart after the next change of the code.\n')
    await changeIn(places)
  }
}

function changeIn(places: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const watch = watchFiles(places, () => {
      watch.close()
      resolve()
    })
  })
}

/** At the same port as before, so that open pages find it. Gives the exit code, or `undefined` if the process was killed. */
async function startAnew(port: string): Promise<number | undefined> {
  const next = spawn(process.execPath, [...process.argv.slice(1), '--port', port], {
    stdio: 'inherit',
    env: { ...process.env, [STARTED_ANEW]: '1' },
  })
  // A signal to this process is meant for the server.
  const pass = (signal: NodeJS.Signals) => next.kill(signal)
  process.on('SIGTERM', pass)
  const [code]: unknown[] = await once(next, 'exit')
  process.off('SIGTERM', pass)
  return typeof code === 'number' ? code : undefined
}

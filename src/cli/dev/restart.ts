/** A change of the engine itself starts the preview anew, with the engine bundled again. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { ENGINE_ROOT } from '../engine-root.ts'

/** The exit code by which a preview that was started anew asks for the next one. */
const AGAIN = 75
/** Set for previews that another one started: that one stays and starts the next, so they do not pile up. */
const STARTED_ANEW = 'UKURASA_STARTED_ANEW'

/** Resolves with the exit code of the last server that took over. */
export function restartOnChange(server: ViteDevServer): Promise<number> {
  const sources = [join(ENGINE_ROOT, 'src'), join(ENGINE_ROOT, 'schema')]
  server.watcher.add(sources)
  return new Promise((resolve, reject) => {
    let restarting = false
    server.watcher.on('change', (path) => {
      if (restarting || !sources.some((place) => path.startsWith(place))) return
      restarting = true
      process.stdout.write('The engine changed: starting anew.\n')
      takeOver(server).then(resolve, reject)
    })
  })
}

async function takeOver(server: ViteDevServer): Promise<number> {
  await server.close()
  if (process.env[STARTED_ANEW]) return AGAIN
  for (;;) {
    const code = await startAnew()
    if (code !== AGAIN) return code
  }
}

async function startAnew(): Promise<number> {
  const next = spawn(process.execPath, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, [STARTED_ANEW]: '1' },
  })
  // Whoever ends this process means the server.
  const pass = (signal: NodeJS.Signals) => next.kill(signal)
  process.on('SIGTERM', pass)
  const [code]: unknown[] = await once(next, 'exit')
  process.off('SIGTERM', pass)
  return typeof code === 'number' ? code : 2
}

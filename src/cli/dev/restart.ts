/** A change of the engine itself starts the preview anew, with the engine bundled again. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { ENGINE_ROOT } from '../engine-root.ts'

/** Resolves with the exit code of the server that took over. */
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
  const next = spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })
  const [code]: unknown[] = await once(next, 'exit')
  return typeof code === 'number' ? code : 2
}

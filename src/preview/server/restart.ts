/** Restarts the preview, with a new bundle, when the engine itself or a block of the site has changed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ENGINE_ROOT, HAS_SOURCES } from '../../build/base/engine-root.ts'
import type { BlockMistake } from '../own-blocks.ts'
import { watchFiles } from './watch-files.ts'

/** The exit code with which a restarted preview asks for the next restart. */
const AGAIN = 75
/** Set for a restarted preview. The first preview stays, and starts the next one too, so that processes do not pile up. */
const STARTED_ANEW = 'UKURASA_STARTED_ANEW'

type Running = {
  readonly root: string
  readonly address: string
  /** Shows what is wrong with blocks, while the preview goes on as it is. */
  readonly tell: (mistakes: readonly BlockMistake[]) => void
  /** Ends the present preview. */
  readonly close: () => Promise<void>
}

/** Resolves with the exit code of the last preview that was started. */
export async function restartOnChange({ root, address, tell, close }: Running): Promise<number> {
  const changes = changesIn([
    ...(HAS_SOURCES ? ['src', 'schema'].map((name) => join(ENGINE_ROOT, name)) : []),
    join(root, 'blocks'),
  ])
  await soundChange(changes, root, tell)
  process.stdout.write('The code changed: starting anew.\n')
  changes.close()
  await close()
  if (process.env[STARTED_ANEW]) return AGAIN
  for (;;) {
    const code = await startAnew(new URL(address).port)
    if (code === undefined) return 0
    if (code !== AGAIN) return code
  }
}

/** Waits for a change after which everything can be bundled and shown. */
async function soundChange(changes: Changes, root: string, tell: Running['tell']): Promise<void> {
  for (;;) {
    await changes.next()
    const mistakes = await tryChange(root)
    if (mistakes?.length === 0) return
    tell(mistakes ?? [])
    process.stdout.write('The preview goes on as it was, until the next change of the code.\n')
  }
}

/** In a process of its own, which makes the bundle for the next preview. `undefined` if it failed, and has said why. */
async function tryChange(root: string): Promise<readonly BlockMistake[] | undefined> {
  const trial = spawn(process.execPath, [process.argv[1] ?? '', 'dev', '--root', root], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, UKURASA_TRIES: '1' },
  })
  let text = ''
  trial.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  const [code]: unknown[] = await once(trial, 'close')
  return code === 0 ? JSON.parse(text) : undefined
}

type Changes = { readonly next: () => Promise<void>; readonly close: () => void }

/** A change while nobody waits is kept for the next who does. */
function changesIn(places: readonly string[]): Changes {
  let isChanged = false
  let wake = () => {}
  const watch = watchFiles(places, () => {
    isChanged = true
    wake()
  })
  return {
    next: async () => {
      if (!isChanged)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      isChanged = false
    },
    close: watch.close,
  }
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

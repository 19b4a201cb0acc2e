/** Firefox, over WebDriver BiDi. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clicking, hovering, typing, writing } from './actions.ts'
import type { Driver } from './driver.ts'
import { startProgram } from './program.ts'
import { openSocket, type Socket } from './socket.ts'

/** A mouse that hovers, also where the machine has none; and no way to other hosts. */
const PREFERENCES = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
}

export async function openFirefox(path: string, env: NodeJS.ProcessEnv): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'ukurasa-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const program = await startProgram(path, words, /WebDriver BiDi listening on (ws:\/\/\S+)/, env)
  const socket = await openSocket(`${program.said}/session`)
  await socket.send('session.new', { capabilities: {} })
  const { contexts } = await socket.send<{ readonly contexts: readonly { readonly context: string }[] }>(
    'browsingContext.getTree',
  )
  const quit = async () => {
    socket.close()
    await program.stop()
    rmSync(profile, { recursive: true, force: true })
  }
  return { ...driverOf(socket, contexts[0]?.context ?? ''), quit }
}

type Evaluated = { readonly type: string; readonly result?: { readonly value?: string } }

function driverOf(socket: Socket, context: string): Omit<Driver, 'quit'> {
  const act = async (actions: readonly object[]) => {
    await socket.send('input.performActions', { context, actions })
  }
  const ask = async (expression: string) => {
    const params = { expression, target: { context }, awaitPromise: true }
    const evaluated = await socket.send<Evaluated>('script.evaluate', params)
    if (evaluated.type !== 'success') throw new Error(`${expression}: ${JSON.stringify(evaluated)}`)
    return String(evaluated.result?.value)
  }
  return {
    go: async (url) => {
      const go = () => socket.send('browsingContext.navigate', { context, url, wait: 'complete' })
      // Firefox stops it while a frame of the page before it begins to load.
      await go().catch((cause: unknown) =>
        /NS_BINDING_ABORTED/.test(String(cause)) ? go() : Promise.reject(cause),
      )
      // An empty page may still be there when it says that the page has loaded.
      for (let tries = 0; tries < 100 && (await ask('location.href')) === 'about:blank'; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
    ask,
    resize: async (width, height) => {
      await socket.send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    hover: (x, y) => act(hovering(x, y)),
    click: (x, y) => act(clicking(x, y)),
    key: (name) => act(typing(name)),
    type: (text) => act(writing(text)),
    picture: async () => {
      const { data } = await socket.send<{ readonly data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
  }
}

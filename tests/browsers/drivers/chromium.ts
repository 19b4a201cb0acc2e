/** Chromium, new and old, over its DevTools protocol. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reached } from '../../run/other-hosts.mjs'
import type { Driver, Key } from './driver.ts'
import { startProgram } from './program.ts'
import { openSocket, type Socket } from './socket.ts'

const KEYS: Readonly<Record<Key, object>> = {
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 },
}

/** A mouse is there, also where the machine has none. Versions before 2021 take no notice. */
const WITH_MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

export async function openChromium(path: string, env: NodeJS.ProcessEnv): Promise<Driver> {
  const { host, stop } = await start(path, env)
  const socket = await openSocket(await pageOf(host))
  await socket.send('Page.enable')
  const quit = async () => {
    socket.close()
    await stop()
  }
  return { ...driverOf(socket), quit }
}

/** The major version. Old ones do not tell it on the command line. */
export async function versionOf(path: string): Promise<number> {
  const { host, stop } = await start(path, process.env)
  const answer = await fetch(`http://${host}/json/version`)
  const [, major] = /Chrome\/(\d+)/.exec(await answer.text()) ?? []
  await stop()
  return Number(major)
}

async function start(path: string, env: NodeJS.ProcessEnv) {
  const profile = mkdtempSync(join(tmpdir(), 'ukurasa-chromium-'))
  const words = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    WITH_MOUSE,
    ...reached(),
    'about:blank',
  ]
  const program = await startProgram(path, words, /DevTools listening on ws:\/\/([^/\s]+)/, env)
  const stop = async () => {
    await program.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { host: program.said, stop }
}

type Target = { readonly type: string; readonly webSocketDebuggerUrl: string }

/** It may be listed a moment after the browser is ready. */
async function pageOf(host: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://${host}/json/list`)
    const targets: readonly Target[] = JSON.parse(await answer.text())
    const page = targets.find(({ type }) => type === 'page')
    if (page) return page.webSocketDebuggerUrl
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The browser has no page.')
}

type Evaluated = { readonly result: { readonly value?: string }; readonly exceptionDetails?: object }

function driverOf(socket: Socket): Omit<Driver, 'quit'> {
  const mouse = (type: string, x: number, y: number) =>
    socket.send('Input.dispatchMouseEvent', {
      type,
      x: Math.round(x),
      y: Math.round(y),
      ...(type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }),
    })
  return {
    go: async (url) => {
      const loaded = socket.next('Page.loadEventFired')
      await socket.send('Page.navigate', { url })
      await loaded
    },
    ask: async (expression) => {
      const params = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await socket.send<Evaluated>('Runtime.evaluate', params)
      if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
      return String(result.value)
    },
    resize: async (width, height) => {
      const metrics = { width, height, deviceScaleFactor: 1, mobile: false }
      await socket.send('Emulation.setDeviceMetricsOverride', metrics)
    },
    hover: async (x, y) => {
      await mouse('mouseMoved', x, y)
    },
    click: async (x, y) => {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) await mouse(type, x, y)
    },
    key: async (name) => {
      for (const type of ['keyDown', 'keyUp'])
        await socket.send('Input.dispatchKeyEvent', { type, ...KEYS[name] })
    },
    type: async (text) => {
      for (const sign of text)
        for (const type of ['keyDown', 'keyUp'])
          await socket.send('Input.dispatchKeyEvent', {
            type,
            key: sign,
            ...(type === 'keyDown' ? { text: sign } : {}),
          })
    },
    picture: async () => {
      const { data } = await socket.send<{ readonly data: string }>('Page.captureScreenshot')
      return Buffer.from(data, 'base64')
    },
  }
}

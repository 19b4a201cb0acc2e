/** WebKitGTK, over WebDriver, on a screen that nobody sees. */
import { freePort } from '../../run/own-port.mjs'
import { EMPTY_PAGE } from '../support/watching-server.ts'
import { clicking, hovering, typing, writing } from './actions.ts'
import type { Driver } from './driver.ts'
import { startProgram } from './program.ts'

/** Higher than a window of the tests with its bars. */
const SCREEN = '1400x2000x24'

/** No way to other hosts. */
const NO_WAY = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['127.0.0.1'],
}

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

function sender(port: number): Send {
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(60_000)
    const init = body ? { method, body: JSON.stringify(body), signal } : { method, signal }
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
    return JSON.parse(text).value
  }
}

/** `path` names the driver; `browser` is the program that it starts. */
export async function openWebKit(path: string, browser: string, env: NodeJS.ProcessEnv): Promise<Driver> {
  const isLate = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError'
  // On a busy machine it now and then begins no session.
  return openOnce(path, browser, env).catch((cause: unknown) =>
    isLate(cause) ? openOnce(path, browser, env) : Promise.reject(cause),
  )
}

async function openOnce(path: string, browser: string, env: NodeJS.ProcessEnv): Promise<Driver> {
  const screen = await startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN], /^(\d+)\n/m)
  const port = await freePort()
  const surroundings = {
    ...env,
    DISPLAY: `:${screen.said}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    // It crashes at a sign that none of the fonts has, so it sees all fonts of the machine.
    FONTCONFIG_FILE: undefined,
  }
  const driver = await startProgram(
    'sh',
    ['-c', `echo started; exec "${path}" --port=${port}`],
    /(started)/,
    surroundings,
  )
  const send = sender(port)
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, proxy: NO_WAY } }
  const stop = async () => {
    await driver.stop()
    await screen.stop()
  }
  const { sessionId } = await patiently(() =>
    send<{ readonly sessionId: string }>('POST', '', { capabilities }),
  ).catch((cause: unknown) => stop().then(() => Promise.reject(cause)))
  const quit = () => send<void>('DELETE', `/${sessionId}`).finally(stop)
  return { ...driverOf((method, path_, body) => send(method, `/${sessionId}${path_}`, body)), quit }
}

/** The driver says nothing when it is ready. */
async function patiently<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1)
    try {
      return await attempt()
    } catch (cause) {
      if (tries === 100 || !(cause instanceof TypeError)) throw cause
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
}

type Size = readonly [width: number, height: number]

/** Its windows do not get narrower, so a narrower page is shown in a frame. */
const LEAST_WIDTH = 450

function driverOf(send: Send): Omit<Driver, 'quit'> {
  let size: Size = [1280, 800]
  let windowSize: Size = [0, 0]
  const act = async (actions: readonly object[]) => {
    await send('POST', '/actions', { actions })
  }
  const ask = async (expression: string) => {
    const script = `var done = arguments[0]; Promise.resolve(${expression}).then(done)`
    return String(await send('POST', '/execute/async', { script, args: [] }))
  }
  const inWindow = () => send('POST', '/frame', { id: null })
  const inFrame = () => send('POST', '/frame', { id: 0 })
  const isFramed = async () => (await ask('String(window !== top)')) === 'true'
  const fitWindow = async () => {
    const wanted: Size = [Math.max(size[0], LEAST_WIDTH), size[1]]
    if (wanted.join() !== windowSize.join()) await resizeWindow(send, ask, wanted)
    windowSize = wanted
  }
  return {
    go: async (url) => {
      await inWindow()
      await fitWindow()
      if (size[0] >= LEAST_WIDTH) return void (await send('POST', '/url', { url }))
      await send('POST', '/url', { url: new URL(EMPTY_PAGE, url).href })
      await ask(framing(url, size))
      await inFrame()
    },
    ask,
    resize: async (width, height) => {
      size = [width, height]
      if (await isFramed()) {
        await inWindow()
        await ask(`(document.querySelector('iframe').width = ${width}, '')`)
        await inFrame()
      } else await fitWindow()
    },
    hover: (x, y) => act(hovering(x, y)),
    click: (x, y) => act(clicking(x, y)),
    key: (name) => act(typing(name)),
    type: (text) => act(writing(text)),
    picture: async () => {
      if (!(await isFramed())) return Buffer.from(await send<string>('GET', '/screenshot'), 'base64')
      await inWindow()
      const picture = await pictureOfFrame(send)
      await inFrame()
      return picture
    },
  }
}

async function pictureOfFrame(send: Send): Promise<Buffer> {
  const found = { using: 'css selector', value: 'iframe' }
  const frame = await send<Readonly<Record<string, string>>>('POST', '/element', found)
  const picture = await send<string>('GET', `/element/${Object.values(frame)[0]}/screenshot`)
  return Buffer.from(picture, 'base64')
}

/** Shows an address in a frame, and waits until it has loaded. */
const framing = (url: string, [width, height]: Size) => `new Promise(function (resolve) {
  var frame = document.createElement('iframe')
  frame.width = ${width}
  frame.height = ${height}
  frame.style.border = 0
  frame.onload = function () { resolve('') }
  frame.src = ${JSON.stringify(url)}
  document.body.style.margin = 0
  document.body.append(frame)
})`

/** The bars of the window are measured once it has a size. */
async function resizeWindow(send: Send, ask: Driver['ask'], [width, height]: Size): Promise<void> {
  let [wide, high] = [width, height]
  for (let tries = 0; tries < 20; tries += 1) {
    await send('POST', '/window/rect', { x: 0, y: 0, width: wide, height: high })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const found: readonly number[] = JSON.parse(await ask('JSON.stringify([innerWidth, innerHeight])'))
    const [tooWide, tooHigh] = [(found[0] ?? 0) - width, (found[1] ?? 0) - height]
    if (tooWide === 0 && tooHigh === 0) return
    ;[wide, high] = [wide - tooWide, high - tooHigh]
  }
  throw new Error(`The window does not get ${width} by ${height} pixels large.`)
}

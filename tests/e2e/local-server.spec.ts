/** What a page of another server can get from the live preview, in a browser that means no harm. */
import { createServer } from 'node:http'
import { ownPort } from '../run/own-port.mjs'
import { expect, test } from './support/fixtures.ts'
import { liveSchool } from './support/live.ts'

const { address } = liveSchool()

// The browser says of each of them that it was refused.
test.use({ tolerated: /./ })

test('nothing: no text, no script, no picture, no frame, no news, and no change of the clock', async ({
  page,
}) => {
  const other = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Another site</title>')
  })
  await page.goto(`http://127.0.0.1:${await ownPort(other)}/`)

  const got = await page.evaluate(async (preview) => {
    const attempt = (run: (yes: () => void, no: () => void) => void) =>
      new Promise<boolean>((resolve) =>
        run(
          () => resolve(true),
          () => resolve(false),
        ),
      )
    const element = (name: 'img' | 'script' | 'link', path: string) =>
      attempt((yes, no) => {
        const made = document.createElement(name)
        made.addEventListener('load', yes)
        made.addEventListener('error', no)
        if (made instanceof HTMLLinkElement) Object.assign(made, { rel: 'stylesheet', href: preview + path })
        else made.src = preview + path
        document.body.append(made)
      })
    const text = (path: string, init?: RequestInit) =>
      fetch(preview + path, init).then(
        async (response) => response.type !== 'opaque' && (await response.text()) !== '',
        () => false,
      )
    return {
      text: await text('/golf'),
      opaque: await text('/golf', { mode: 'no-cors' }),
      script: await element('script', '/_ukurasa/page.js'),
      picture: await element('img', '/favicon.svg'),
      style: await element('link', '/golf'),
      news: await attempt((yes, no) => {
        const socket = new WebSocket(`${preview.replace('http', 'ws')}/_ukurasa/news`)
        socket.addEventListener('open', yes)
        socket.addEventListener('error', no)
      }),
      clock: await text('/_ukurasa/clock', { method: 'POST', body: '{"clock":"2025-10-01"}' }),
    }
  }, address())
  expect(Object.entries(got).filter(([, succeeded]) => succeeded)).toEqual([])

  await page.evaluate((preview) => {
    const frame = document.createElement('iframe')
    frame.src = `${preview}/golf`
    document.body.append(frame)
    return new Promise((resolve) => frame.addEventListener('load', resolve))
  }, address())
  expect(page.frames()[1]?.url()).not.toContain('/golf')

  await page.evaluate((preview) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'POST', enctype: 'text/plain', action: `${preview}/_ukurasa/clock` })
    const input = document.createElement('input')
    Object.assign(input, { name: '{"clock":"2025-10-01","x":"', value: '"}' })
    form.append(input)
    document.body.append(form)
    form.submit()
  }, address())
  await page.waitForURL(/_ukurasa\/clock$/)
  await expect(page.locator('body')).toContainText('not answered')

  await page.goto(`${address()}/golf`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golf')
  expect(await page.locator('#ukurasa-facts').textContent()).not.toContain('"clock"')
  other.close()
})

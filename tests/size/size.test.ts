/** What `npm run size` says of pages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../support/folder.ts'
import { CORE_BUDGET, count, nameOf } from './budgets.mjs'
import { coreReport, report } from './report.mjs'
import { weigh } from './weigh.mjs'

const HEAD =
  '<link rel="preload" href="/at/assets/inter.00000000.woff2" as="font"/><link rel="stylesheet" href="/at/assets/aside.11111111.css"/>'
const BOOT = '<script>import("/at/assets/main.AAAAAAAA.js")</script>'
const MAIN = '{a:()=>import(`./slides-island.BBBBBBBB.js`),b:()=>import(`./menu-island.CCCCCCCC.js`)}'
const PICTURE =
  '<picture><source srcSet="/at/assets/s.avif 400w, /at/assets/m.avif 800w, /at/assets/l.avif 1600w"/><img src="/at/assets/l.jpg"/></picture>'
const FILES = {
  'index.html': `${HEAD}${BOOT}<div data-island="slides" data-wake="idle"></div><div data-island="menu" data-wake="intent"></div>`,
  'plain.html': `${HEAD}${BOOT}${PICTURE}<iframe src="/at/chart#a"></iframe><img src="https://example.org/a.png"/>`,
  'chart.html': HEAD,
  'old.html': '',
  'assets/inter.00000000.woff2': 'f'.repeat(900),
  'assets/aside.11111111.css': 'p{}',
  'assets/main.AAAAAAAA.js': MAIN,
  'assets/slides-island.BBBBBBBB.js': 'import{a}from"./shared.DDDDDDDD.js"',
  'assets/menu-island.CCCCCCCC.js': '',
  'assets/shared.DDDDDDDD.js': 'import"./main.AAAAAAAA.js"',
  'assets/s.avif': '1',
  'assets/m.avif': '22',
  'assets/l.avif': '333',
}

function built(): string {
  const folder = emptyFolder()
  const stamp = JSON.stringify({ base: '/at', files: Object.keys(FILES), redirects: { '/old': '/plain' } })
  for (const [path, text] of Object.entries({ ...FILES, '.ukurasa-build': stamp })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

test('a page loads what it names, the code that it wakes, and of each picture the size for a phone', () => {
  const { pages, files } = weigh(built())
  expect(pages.map(({ route }) => route)).toEqual(['/', '/plain', '/chart'])
  const [home, plain, chart] = pages
  expect(home?.files).toEqual([
    'index.html',
    'assets/aside.11111111.css',
    'assets/inter.00000000.woff2',
    'assets/main.AAAAAAAA.js',
    'assets/slides-island.BBBBBBBB.js',
    'assets/shared.DDDDDDDD.js',
  ])
  expect(home).toMatchObject({ wakes: true, bytes: { font: 900 } })
  expect(plain).toMatchObject({ wakes: false, bytes: { scripts: 0, pictures: 2 } })
  expect([plain?.bytes.frames, plain?.near]).toEqual([chart?.bytes.html, chart?.bytes.html])
  expect([...files.keys()]).not.toContain('assets/menu-island.CCCCCCCC.js')
})

const NOW = new Map([
  ['choir.html', 13_000],
  ['assets/inter.woff2', 15_000],
  ['other.html', 900],
])
const CHOIR = {
  route: '/choir',
  wakes: false,
  bytes: { html: 13_000, css: 0, font: 15_000, scripts: 0, frames: 0, pictures: 2_000 },
  near: 0,
  files: ['choir.html', 'assets/inter.00000000.woff2'],
}

test('a page over a budget fails, with the files of it that have grown', () => {
  const before = new Map([...NOW, ['choir.html', 11_800], ['other.html', 100]])
  const { failed, text } = report({ pages: [CHOIR], now: NOW, before, nameOf })
  expect(failed).toBe(true)
  expect(text.split('\n').slice(-4)).toEqual([
    '/choir is 13,000 bytes before the first paint: 712 more than the budget of 12,288.',
    '/choir is 13,000 bytes where one comes from another page: 1,436 more than the budget of 11,564.',
    '  choir.html has grown by 1,200 bytes',
    '',
  ])
})

test('a page may take less where one comes from another page', () => {
  const failed = (html: number) =>
    report({ pages: [{ ...CHOIR, bytes: { ...CHOIR.bytes, html } }], now: NOW, before: NOW, nameOf }).failed
  expect([failed(11_564), failed(11_565)]).toEqual([false, true])
})

test('within its budgets it passes, and says what it costs', () => {
  const bytes = { ...CHOIR.bytes, html: 11_000 }
  const price = { perMegabyte: 0.5, currency: 'KES' }
  const { failed, text } = report({ pages: [{ ...CHOIR, bytes }], now: NOW, before: NOW, nameOf, price })
  expect(failed).toBe(false)
  expect(text).toMatch(/^\/choir +11,000 +0 +15,000 +0 +26,000 +0 +2,000 +28,000 +0\.014$/m)
  expect(text).toMatch(/All 1 pages are within their budgets\.\n$/)
})

test('React may come only to pages on which something wakes by itself', () => {
  const bytes = { ...CHOIR.bytes, html: 10_000, scripts: 66_000 }
  const failed = (wakes: boolean) =>
    report({ pages: [{ ...CHOIR, bytes, wakes }], now: NOW, before: NOW, nameOf }).failed
  expect([failed(true), failed(false)]).toEqual([false, true])
})

test('the first frame counts: it loads by itself', () => {
  const bytes = { ...CHOIR.bytes, html: 10_000, scripts: 67_280, frames: 9_000 }
  const failed = (near: number) =>
    report({ pages: [{ ...CHOIR, bytes, wakes: true, near }], now: NOW, before: NOW, nameOf }).failed
  expect([failed(5_300), failed(5_301)]).toEqual([false, true])
})

test('the core may weigh what its budget says, and not a byte more', () => {
  const budget = count(CORE_BUDGET)
  expect(coreReport(CORE_BUDGET)).toEqual({
    failed: false,
    text: `src/core for a browser is ${budget} bytes: within the budget of ${budget}.\n`,
  })
  expect(coreReport(CORE_BUDGET + 1)).toEqual({
    failed: true,
    text: `src/core for a browser is ${count(CORE_BUDGET + 1)} bytes: 1 more than the budget of ${budget}.\n`,
  })
})

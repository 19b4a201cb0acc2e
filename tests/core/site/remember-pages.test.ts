/** Reading again reads only what has changed, and finds the same. */
import { expect, test } from 'vitest'
import type { SiteFiles } from '../../../src/core/load/site-files.ts'
import { assemble } from '../../../src/core/site/assemble.ts'
import { rememberPages } from '../../../src/core/site/remember-pages.ts'
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import { textOf } from '../../support/modules.ts'
import { prose } from '../../support/pages.ts'

const FILES: Readonly<Record<string, string>> = {
  'site.yaml': `${textOf('tests/sites/base/site.yaml')}facts:\n  fee: 20\n`,
  'pages/index.yaml': prose('Home'),
  'pages/fees.yaml': prose('It costs ${facts.fee}.'),
  'pages/slip.yaml': prose('Words').replace('title:', 'titel:'),
  'pages/tab.yaml': 'title: Page\nblocks:\n\t- type: hero\n',
}

const wrap = rememberPages()
const bytes = new Map<string, Uint8Array>()

/** Reads the files with these in their places. A text that is the same comes as the same bytes. */
function read(changes: Readonly<Record<string, string>> = {}) {
  const texts = { ...FILES, ...changes }
  const files: SiteFiles = {
    root: '/',
    publicFiles: () => ({ names: [], closed: [], errorCodes: new Map() }),
    inspect: () => ({ width: 1, hasLocation: false }),
    names: Object.keys(texts).flatMap((path) => (path.startsWith('pages/') ? [path.slice(6)] : [])),
    read: (path) => {
      const text = texts[path] ?? ''
      const known = bytes.get(text) ?? Buffer.from(text)
      bytes.set(text, known)
      return known
    },
  }
  const found: Diagnostic[] = []
  const { pages } = assemble(files, (diagnostic) => found.push(diagnostic), wrap)
  const page = (route: string) => pages.find((each) => each.route === route)?.page
  return { page, found: found.map(({ code, span }) => `${span.file} ${code}`) }
}

test('what has not changed is not read again, and what was wrong with it is said each time', () => {
  const first = read()
  const second = read({ 'pages/index.yaml': prose('Welcome') })
  expect(second.page('/fees')).toBe(first.page('/fees'))
  expect(second.page('/')?.blocks[0]).toMatchObject({ text: { markdown: 'Welcome' } })
  expect(first.found).toEqual(['pages/slip.yaml unknown-field', 'pages/tab.yaml tab-indent'])
  expect(second.found).toEqual(first.found)
})

test('what comes from site.yaml is filled in again when it changes', () => {
  const before = read().page('/fees')
  const site = FILES['site.yaml']?.replace('fee: 20', 'fee: 30') ?? ''
  expect(before?.blocks[0]).toMatchObject({ text: { markdown: 'It costs 20.' } })
  expect(read({ 'site.yaml': site }).page('/fees')?.blocks[0]).toMatchObject({
    text: { markdown: 'It costs 30.' },
  })
  expect(read().page('/fees')).toEqual(before)
})

test('a page that is mended is there again', () => {
  expect(read().page('/slip')).toBeUndefined()
  const mended = read({ 'pages/slip.yaml': prose('Words') })
  expect(mended.page('/slip')?.title).toBe('Page')
  expect(mended.found).toEqual(['pages/tab.yaml tab-indent'])
})

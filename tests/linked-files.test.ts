/** Links to files of public/: forms and lists that visitors take home. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outputFiles } from './support/output-files.ts'
import { pageOf, prose, textOfBase } from './support/pages.ts'
import { ASSETS, documentOf, mainOf, read, siteOf } from './support/site.ts'

const PAGE = 'pages/page.yaml'
const FORM = { 'public/forms/form.pdf': 'A form' }
const button = (href: string) => pageOf(`type: ctaButton\ntitle: The form\nhref: ${href}`)
const SITE = textOfBase('site.yaml')

test('a button, a link in a text, a named link and a menu lead to the file; the browser loads it by itself', () => {
  const way = /<a [^>]*href="\/forms\/form\.pdf"[^>]*>/
  for (const page of [button('/forms/form.pdf'), prose('[The form](/forms/form.pdf)'), button('link:form')]) {
    const named = SITE.replace('links:\n', 'links:\n  form: /forms/form.pdf\n')
    const [link] = way.exec(mainOf(siteOf({ ...FORM, 'site.yaml': named, [PAGE]: page }), '/page')) ?? []
    expect(link).toContain('data-reload=""')
    expect(link).not.toContain('target')
  }
  const menu = SITE.replace('header:\n', 'header:\n  - title: Form\n    href: /forms/form.pdf\n')
  const html = documentOf(siteOf({ ...FORM, 'site.yaml': menu, [PAGE]: prose('Words') }), '/page')
  expect(way.exec(html)?.[0]).toContain('data-reload=""')
})

test('a place in the file and the path of the site stay', () => {
  const below = SITE.replace('https://example.org/', 'https://example.org/school/')
  const site = siteOf({ ...FORM, 'site.yaml': below, [PAGE]: button('/forms/form.pdf#page=2') })
  expect(mainOf(site, '/page')).toContain('href="/school/forms/form.pdf#page=2"')
})

test('a name with blanks is found by its address', () => {
  const files = { 'public/Fees 2026.pdf': 'Fees', [PAGE]: button('/Fees%202026.pdf') }
  expect(mainOf(siteOf(files), '/page')).toContain('href="/Fees%202026.pdf"')
})

/** The one finding, and what would be written instead. */
function told(href: string, files = FORM) {
  const { diagnostics } = read({ ...files, [PAGE]: button(href) })
  const [{ code, message, help, fix } = expect.fail('nothing was found'), ...others] = diagnostics.filter(
    ({ severity }) => severity !== 'note',
  )
  expect(others).toEqual([])
  return { code, words: `${message} ${help}`, meant: fix?.map(({ text }) => text).join() }
}

test.for([
  ['forms/form.pdf', 'address-refused'],
  ['./forms/form.pdf', 'address-refused'],
  ['public/forms/form.pdf', 'address-refused'],
  ['/public/forms/form.pdf', 'file-missing'],
  ['/forms/Form.PDF', 'file-missing'],
  ['/forms/from.pdf', 'file-missing'],
  ['https://example.org/forms/form.pdf', 'own-address'],
])('%s is mended', ([href = '', code]) => {
  expect(told(href)).toMatchObject({ code, meant: '/forms/form.pdf' })
})

test('a blank in the address is mended', () => {
  const { diagnostics } = read({ 'public/Fees 2026.pdf': 'Fees', [PAGE]: button('/Fees 2026.pdf') })
  expect(diagnostics.map(({ fix }) => fix?.[0]?.text)).toEqual(['/Fees%202026.pdf'])
})

test.for(['/forms/form.png', '/forms/form2.pdf', '/forms/farm.docx'])('%s is another file', (href) => {
  expect(told(href)).toMatchObject({ code: 'file-missing', meant: undefined })
})

test('of a file that is not there it is said where it belongs', () => {
  const { code, words, meant } = told('/list.pdf')
  expect([code, meant]).toEqual(['file-missing', undefined])
  expect(words).toContain('There is no file `public/list.pdf`.')
  expect(words).toContain('`/forms/form.pdf`')
})

test('a frame shows no file, and a chain has none', () => {
  const framed = pageOf(
    'type: dashboards\nitems:\n  - id: results\n    year: 2025\n    title: Results\n    embedUrl: /forms/form.pdf',
  )
  const codes = (files: Parameters<typeof read>[0]) => read(files).diagnostics.map(({ code }) => code)
  expect(codes({ ...FORM, [PAGE]: framed })).toContain('frame-refused')
  const chained = `${SITE}chains:\n  way:\n    - href: /fees\n    - title: Form\n      href: /forms/form.pdf\n`
  expect(codes({ ...FORM, 'site.yaml': chained })).toContain('chain-page-outside')
})

test('a file that goes while the site is built ends the build', () => {
  const site = siteOf({ ...FORM, [PAGE]: button('/forms/form.pdf') })
  expect(site.table.files()).toContain('/forms/form.pdf')
  rmSync(join(site.root, 'public/forms/form.pdf'))
  expect(() => outputFiles(site, ASSETS)).toThrow('public/forms/form.pdf was taken away')
})

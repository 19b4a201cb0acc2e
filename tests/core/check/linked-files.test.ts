/** Links to files of public/: forms and lists that visitors take home. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Files } from '../../support/folder.ts'
import { outputFiles } from '../../support/output-files.ts'
import { pageOf, prose, textOfBase } from '../../support/pages.ts'
import { ASSETS, documentOf, mainOf, read, siteOf } from '../../support/site.ts'

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

/** The one finding, and what would be written instead. */
function told(href: string, files: Files = FORM) {
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
  ['//forms/form.pdf', 'address-refused'],
  ['/public/forms/form.pdf', 'file-missing'],
  ['/forms/form.pdf?v=2', 'file-missing'],
  ['/forms/Form.PDF', 'file-missing'],
  ['https://example.org/forms/form.pdf', 'own-address'],
])('%s is mended', ([href = '', code]) => {
  expect(told(href)).toMatchObject({ code, meant: '/forms/form.pdf' })
})

// A letter, a figure or a folder may make it another document.
test.for([
  '/forms/farm.pdf',
  '/forms/from.pdf',
  '/forms/form.png',
  '/forms/form2.pdf',
  '/form.pdf',
  '/../x.pdf',
])('%s is another file, and left to its author', (href) => {
  expect(told(href)).toMatchObject({ code: 'file-missing', meant: undefined })
})

test('a file that is there comes before a page of nearly that name', () => {
  const files = { 'public/fee.html': 'Fee' }
  for (const href of ['fee.html', 'https://example.org/fee.html'])
    expect(told(href, files).meant).toBe('/fee.html')
  expect(mainOf(siteOf({ ...files, [PAGE]: button('/fee.html') }), '/page')).toContain('href="/fee.html"')
})

/** Names, their addresses, what leads there as well, and what is mended. */
const SIGNS = [
  [
    'Fees 2026.pdf',
    '/Fees%202026.pdf',
    [],
    ['/Fees 2026.pdf', 'Fees 2026.pdf', 'https://example.org/Fees 2026.pdf'],
  ],
  ['a+b, c&d; e=f@g.pdf', '/a+b,%20c&d;%20e=f@g.pdf', ['/a%2Bb%2C%20c%26d%3B%20e%3Df%40g.pdf'], []],
  ['Nr#1.pdf', '/Nr%231.pdf', [], []],
  ['100%.pdf', '/100%25.pdf', [], ['/100%.pdf']],
  ['Form (1).pdf', '/Form%20%281%29.pdf', [], ['/Form (1).pdf', 'public/Form%20%281%29.pdf']],
  ['Gebühren.pdf', '/Gebühren.pdf', ['/Geb%C3%BChren.pdf'], ['/gebühren.pdf']],
  ['LICENSE', '/LICENSE', [], ['public/LICENSE']],
] as const

test.for(SIGNS)('the address of %s is %s', ([name, address, others, mended]) => {
  const files = { [`public/${name}`]: 'Words' }
  for (const href of [address, ...others]) {
    const { diagnostics, site } = read({ ...files, [PAGE]: button(JSON.stringify(href)) })
    expect(diagnostics.flatMap(({ fix = [] }) => fix)).toEqual([])
    expect(site && mainOf(site, '/page')).toContain('data-reload=""')
  }
  for (const href of mended) {
    const { diagnostics } = read({ ...files, [PAGE]: button(JSON.stringify(href)) })
    const meant = diagnostics.flatMap(({ fix = [] }) => fix).map(({ text }) => text.replaceAll('"', ''))
    expect(meant).toEqual([address])
  }
  expect(mainOf(siteOf({ ...files, [PAGE]: prose(`[it](${address})`) }), '/page')).toContain('data-reload=""')
})

test('of the calendar of a page it is said how it is linked', () => {
  expect(told('/fees.ics').words).toContain('`https://example.org/fees.ics`')
})

test('a page that leads to a file only leads on', () => {
  const { diagnostics } = read({ ...FORM, [PAGE]: button('/forms/form.pdf') })
  expect(diagnostics.map(({ code }) => code)).not.toContain('dead-end')
})

test('of a file that is not there it is said where it belongs, and which files have a name like it', () => {
  const { code, words, meant } = told('/form-of-2026.pdf')
  expect([code, meant]).toEqual(['file-missing', undefined])
  expect(words).toContain('There is no file `public/form-of-2026.pdf`.')
  expect(words).toContain('`/forms/form.pdf`')
  expect(told('/list.pdf').words).toMatch(/There is no file `public\/list.pdf`..*another file in public\/\.$/)
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
  expect(() => outputFiles(site, ASSETS)).toThrow('public/forms/form.pdf was deleted')
})

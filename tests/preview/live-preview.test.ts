/** The live preview: the site as its files are now, and what is wrong with them. */

import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toAssets } from '../../src/build/assets/assets.ts'
import { filesIn } from '../../src/build/files/site-files.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import { renderPage } from '../../src/core/render/render.tsx'
import { listen } from '../../src/preview/local/listen.ts'
import { ask } from '../support/ask.ts'
import { emptyFolder } from '../support/folder.ts'
import { textOf } from '../support/modules.ts'
import { pageOf, prose } from '../support/pages.ts'
import { prepare } from '../support/prepared.ts'
import { factsOf, hear, openSite, previewOf, SHARED_FILES } from '../support/preview.ts'
import { NOW } from '../support/site.ts'

vi.mock('../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const SITE = textOf('tests/sites/base/site.yaml')
const BROKEN = 'title: Page\nblocks:\n\t- type: hero\n'

test('a document is what a build writes, to the letter, and what the preview adds can be told apart', async () => {
  const page = pageOf('type: hero\ntitle: !todo Words', 'type: richText\ntext: "`<main>` & more"')
  const { root, get } = await openSite({ 'pages/page.yaml': page })
  const { site } = readSite(filesIn(root), { now: NOW })
  const linked = site?.pages.get('/page')
  if (!site || !linked) throw new Error('The site is not sound')
  const built = renderPage(site, linked, toAssets(site, SHARED_FILES, await prepare(site)))
  const shown = await get('/page')
  expect(shown).not.toBe(built)
  expect(
    shown
      .replaceAll(/<!--\/?ukurasa-block.*?-->/g, '')
      .replaceAll(/<script [^>]*data-ukurasa-preview[^>]*>.*?<\/script>/g, ''),
  ).toBe(built)
})

test('an edit is there with the next request, also of site.yaml and of other pages', async () => {
  const { get, save } = await openSite({ 'pages/page.yaml': prose('Words') })
  expect(await get('/page')).toContain('<p>Words</p>')
  save({ 'pages/page.yaml': prose('Other words') })
  expect(await get('/page')).toContain('<p>Other words</p>')
  save({ 'site.yaml': SITE.replace('name: Example School', 'name: Another School') })
  expect(await get('/page')).toContain('<title>Page | Another School</title>')
  save({ 'pages/new.yaml': prose('New') })
  expect(await get('/new')).toContain('<p>New</p>')
})

test('what is broken is told with its frame and stands as it was last; all else goes on', async () => {
  const preview = await openSite({ 'pages/page.yaml': prose('Words'), 'pages/other.yaml': prose('Words') })
  const page = await hear(preview.address)
  expect((await page.next('hello')).engine).not.toBe('')
  const before = (await page.next('problems')).problems
  preview.save({ 'pages/page.yaml': BROKEN })
  await page.next('changed')
  const [problem] = (await page.next('problems')).problems
  expect(problem).toMatchObject({
    file: 'pages/page.yaml',
    line: 3,
    column: 1,
    severity: 'error',
    code: 'tab-indent',
    isFixable: true,
    frame: ['  2 | blocks:', expect.stringContaining('- type: hero'), expect.stringMatching(/\^$/)],
  })
  expect(await preview.get('/page')).toContain('<p>Words</p>')
  preview.save({ 'pages/other.yaml': prose('Other words') })
  expect(await preview.get('/other')).toContain('<p>Other words</p>')
  preview.save({ 'pages/page.yaml': prose('FixResult') })
  await expect.poll(async () => (await page.next('problems')).problems).toEqual(before)
  expect(await preview.get('/page')).toContain('<p>FixResult</p>')
  page.close()
})

test('a page that listens only behind a change hears of it all the same', async () => {
  const preview = await openSite({ 'pages/page.yaml': prose('Words') })
  const early = await hear(preview.address)
  await early.next('problems')
  preview.save({ 'pages/page.yaml': prose('Other words') })
  const late = await hear(preview.address)
  expect(await late.next('changed')).toEqual({ kind: 'changed' })
  early.close()
  late.close()
})

test('an edit of a snippet or a table is there on the pages that take it up, and so is what is wrong with it', async () => {
  const preview = await openSite({
    'pages/snippets/apply.yaml': 'blocks:\n  - type: richText\n    text: Words\n',
    'pages/data/links.csv': 'title,href\nOne,/fees\n',
    'pages/page.yaml': pageOf('use: snippets/apply', 'type: linkList\nlinks:\n  rows: data/links.csv'),
  })
  expect(await preview.get('/page')).toContain('<p>Words</p>')
  preview.save({ 'pages/snippets/apply.yaml': 'blocks:\n  - type: richText\n    text: Other words\n' })
  expect(await preview.get('/page')).toContain('<p>Other words</p>')
  preview.save({ 'pages/data/links.csv': 'title,href\nTwo,/fees\n' })
  expect(await preview.get('/page')).toMatch(/>Two</)
  const facts = factsOf(await preview.get('/page'))
  expect(facts.includes).toEqual(
    expect.arrayContaining(['pages/snippets/apply.yaml', 'pages/data/links.csv']),
  )
  expect(facts.blocks[0]).toMatchObject({ file: 'pages/snippets/apply.yaml', line: 2 })
  preview.save({ 'pages/snippets/apply.yaml': 'blocks:\n  - type: richtext\n    text: Broken words\n' })
  expect(await preview.get('/page')).toContain('<p>Other words</p>')
  expect(preview.result().diagnostics.map(({ span }) => span.file)).toContain('pages/snippets/apply.yaml')
})

test('a broken site.yaml leaves the site as it was', async () => {
  const preview = await openSite({ 'pages/page.yaml': prose('Words') })
  preview.save({ 'site.yaml': `${SITE}\nwords: [` })
  expect(await preview.get('/page')).toContain('<title>Page | Example School</title>')
  expect(preview.result().diagnostics.map(({ span }) => span.file)).toContain('site.yaml')
  preview.save({ 'site.yaml': SITE, 'pages/page.yaml': prose('Other words') })
  expect(await preview.get('/page')).toContain('<p>Other words</p>')
})

test.for([
  ['a page that was never right', { 'pages/page.yaml': BROKEN }, 404, 'pages/page.yaml'],
  ['a broken site.yaml', { 'site.yaml': 'url: [' }, 500, 'site.yaml'],
  ['an empty site.yaml', { 'site.yaml': '' }, 500, 'site.yaml'],
] as const)('it starts with %s, and shows it once it is mended', async ([, files, status, file]) => {
  const preview = await openSite({ 'pages/page.yaml': prose('Words'), ...files })
  const reply = await ask(preview.address, { path: '/page' })
  expect(reply.status).toBe(status)
  expect(factsOf(reply.body).file).toBe(file)
  preview.save({ 'pages/page.yaml': prose('Words'), 'site.yaml': SITE })
  expect(await preview.get('/page')).toContain('<p>Words</p>')
})

test('it starts without site.yaml, and without a page', async () => {
  const root = emptyFolder()
  const preview = previewOf(root)
  const address = await listen(preview.server, 0)
  onTestFinished(preview.close)
  expect((await ask(address, {})).status).toBe(500)
  expect(preview.result().diagnostics.map(({ code }) => code)).toEqual(['site-file-missing'])
})

test('links and other things between pages are found, after the edit is shown', async () => {
  const preview = await openSite({ 'pages/page.yaml': prose('Words') })
  const page = await hear(preview.address)
  await page.next('problems')
  preview.save({ 'pages/page.yaml': prose('[Words](/nowhere)') })
  await page.next('changed')
  expect(await preview.get('/page')).toContain('<span>Words</span>')
  const { problems } = await page.next('problems')
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toContain('pages/page.yaml broken-link')
  page.close()
})

test('it tells where each block and each stand-in is written', async () => {
  const { get } = await openSite({
    'pages/page.yaml': pageOf(
      'type: hero\ntitle: !todo The name',
      'type: linkList\nlinks:\n  - title: Words\n    href: !todo https://example.com/',
    ),
  })
  const { file, blocks, standIns } = factsOf(await get('/page'))
  expect(file).toBe('pages/page.yaml')
  expect(blocks).toEqual([
    { name: 'hero', file: 'pages/page.yaml', line: 4, column: 5 },
    { name: 'linkList', file: 'pages/page.yaml', line: 6, column: 5 },
  ])
  expect(standIns).toMatchObject([
    { name: 'title', line: 5, column: 12, block: 0, texts: ['The name'], addresses: [] },
    { name: 'links 1 href', line: 9, block: 1, texts: [], addresses: ['https://example.com/'] },
  ])
  const html = await get('/page')
  expect(html).toMatch(
    /<!--ukurasa-block 0--><section.*?<!--\/ukurasa-block--><!--ukurasa-block 1--><section/s,
  )
})

test('what an author writes does not end the script that tells of it', async () => {
  const words = '</script><script>alert(1)</script><!--'
  const { get } = await openSite({
    'pages/page.yaml': pageOf(`type: hero\ntitle: !todo ${JSON.stringify(words)}`),
  })
  const html = await get('/page')
  expect(html).not.toContain('<script>alert')
  expect(factsOf(html).standIns).toMatchObject([{ name: 'title', texts: [words] }])
})

test('drafts are shown and told; a page that is not there yet says when it is', async () => {
  const { get } = await openSite({
    'pages/draft.yaml': `draft: true\n${prose('Words')}`,
    'pages/later.yaml': `publishFrom: 2025-12-01T08:00+03:00\n${prose('Later words')}`,
  })
  expect(await get('/draft')).toContain('<p>Words</p>')
  expect(factsOf(await get('/draft')).isDraft).toBe(true)
  expect(factsOf(await get('/')).isDraft).toBe(false)
  const later = await get('/later')
  expect(later).toContain('It is there from December 1, 2025 at 08:00 (+03:00).')
  expect(factsOf(later).moments).toEqual([{ at: '2025-12-01T08:00+03:00', says: '/later appears' }])
})

test('a picture that cannot be shown is told, and the page is there', async () => {
  const preview = await openSite({
    'pages/page.yaml': pageOf('type: hero\ntitle: Words\nimage: images/lost.svg\ndecorative: true'),
  })
  expect(await preview.get('/page')).toContain('src="/_ukurasa/no-picture.svg"')
  expect(preview.result().diagnostics.map(({ code }) => code)).toContain('image-missing')
})

test('a picture that is a link out of the site is not given away', async () => {
  const secrets = emptyFolder()
  writeFileSync(join(secrets, 'secret.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  const preview = await openSite({ 'pages/images/own.svg': '<svg/>', 'pages/page.yaml': prose('Words') })
  symlinkSync(join(secrets, 'secret.svg'), join(preview.root, 'pages/images/secret.svg'))
  preview.save({
    'pages/page.yaml': pageOf('type: hero\ntitle: Words\nimage: images/secret.svg\ndecorative: true'),
  })
  expect(await preview.get('/page')).toContain('src="/_ukurasa/no-picture.svg"')
  expect(preview.result().diagnostics.map(({ code }) => code)).toContain('image-outside')
})

test('files beside pages, aliases and other spellings are answered as a host would', async () => {
  const preview = await openSite({
    'pages/Fees.yaml': `aliases: [/old, /older.html, { path: /pay, anchor: main }]\n${prose('Words')}`,
    'public/robots.txt': 'mine',
    'public/logo.svg': '<svg/>',
  })
  rmSync(join(preview.root, 'pages/fees.yaml'))
  preview.change([join(preview.root, 'pages/fees.yaml')])
  const location = async (path: string) => (await ask(preview.address, { path })).headers.location
  expect(await location('/fees')).toBe('/Fees')
  expect(await location('/old')).toBe('/Fees')
  expect(await location('/older.html')).toBe('/Fees')
  expect(await preview.get('/logo.svg')).toBe('<svg/>')
  expect(await preview.get('/sitemap.xml')).toContain('/Fees</loc>')
  expect(await preview.get('/robots.txt')).toContain('User-agent')
  expect((await ask(preview.address, { path: '/no-such-page' })).status).toBe(404)
})

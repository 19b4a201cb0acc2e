/** Whole builds by the command line, of the site that is not the school. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { DEFAULT_WORDS, LANGUAGES, wordsIn } from '../../src/block/words.ts'
import { englishWords } from '../support/english-words.ts'
import { emptyFolder, type Files, filesBelow, keptFolder, writeFiles } from '../support/folder.ts'
import { htmlFaults } from '../support/html.ts'
import { PROJECT, textOf } from '../support/modules.ts'
import { run } from '../support/run.ts'

/** The first command after a change bundles the engine. */
const BUNDLING = 120_000
const SECOND = join(PROJECT, 'tests/sites/musikschule')
const TODAY = ['--today', '2025-10-01T12:00+02:00']

const build = (root: string, out: string, env: Readonly<Record<string, string>> = {}) =>
  run(['build', '--root', root, '--out', out, ...TODAY], { env })

let out: string
let files: Readonly<Record<string, string>>

/** The texts of all documents, by their paths. */
const documents = () =>
  Object.keys(files)
    .filter((path) => path.endsWith('.html'))
    .map((path) => [path, readFileSync(join(out, path), 'utf8')] as const)

beforeAll(async () => {
  out = join(keptFolder(), 'dist')
  const { code, output } = await build(SECOND, out, { TZ: 'Pacific/Kiritimati', LANG: 'C' })
  if (code !== 0) throw new Error(output)
  files = filesBelow(out)
}, BUNDLING)

test('a page is a file of its own, an alias too; a draft is none', () => {
  const pages = documents().map(([path]) => path)
  expect(pages).toEqual(
    expect.arrayContaining(['404.html', 'index.html', 'lernen.html', 'tafeln/schueler.html']),
  )
  expect(pages).not.toContain('sommerfest.html')
  expect(files).toHaveProperty(['sitemap.xml'])
  expect(files).toHaveProperty(['robots.txt'])
})

test('nothing of the live preview is in it', () => {
  const traces = /ukurasa-(?:preview|block|facts|island)|_ukurasa|idiomorph|\/_blocks/i
  expect(Object.keys(files).filter((path) => traces.test(path) || traces.test(files[path] ?? ''))).toEqual([])
})

test('every document is valid HTML, without a style of its own', async () => {
  for (const [path, html] of documents()) expect(await htmlFaults(path, html)).toEqual([])
})

test('every address in it is there, below the path of the site', () => {
  const known = new Set(Object.keys(files).map((path) => path.replace(/(?:^index)?\.html$/, '')))
  const lost = documents().flatMap(([path, html]) =>
    [...html.matchAll(/ (?:href|src|srcset)="(\/[^"#? ]*)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !address.startsWith('/schule/') || !known.has(address.slice('/schule/'.length)))
      .map((address) => `${path}: ${address}`),
  )
  expect(lost).toEqual([])
})

const SEARCH_WORDS = ['search', 'searchFound', 'searchHint', 'searchNothing']

test('the frame speaks the language of the site', () => {
  const { words }: { words: Readonly<Record<string, string>> } = parse(
    textOf('tests/sites/musikschule/site.yaml'),
    { logLevel: 'silent' },
  )
  // A site in one language shows none of the words for the choice of a language, and this one has no search.
  const notShown = ['language', 'languageHome', 'otherLanguages', ...SEARCH_WORDS]
  expect([...Object.keys(words), ...notShown].sort()).toEqual(Object.keys(DEFAULT_WORDS).sort())
  expect(englishWords(out, words)).toEqual([])
})

/** The second site in another language, without a word of its own. */
async function inLanguage(lang: string) {
  const text = textOf('tests/sites/musikschule/site.yaml')
  const ownWords = /^words:\n(?: .*\n|\n)+/m
  expect(text).toMatch(ownWords)
  const root = damaged({ 'site.yaml': text.replace(ownWords, '').replace('lang: de', `lang: ${lang}`) })
  const folder = join(emptyFolder(), 'dist')
  return { folder, ...(await build(root, folder)) }
}

const others = Object.keys(LANGUAGES).filter((lang) => lang !== 'en')

test.for([...others, 'sw-KE'])('it speaks %s without a word in site.yaml', async (lang) => {
  const { folder, code, output } = await inLanguage(lang)
  expect([code, output]).toEqual([0, expect.not.stringContaining('language-without-words')])
  expect(englishWords(folder, wordsIn(lang) ?? {})).toEqual([])
})

test('it speaks English, with a warning, if it does not know the language', async () => {
  const { folder, code, output } = await inLanguage('nl')
  expect([code, output]).toEqual([0, expect.stringContaining('language-without-words')])
  expect(englishWords(folder, { ...wordsIn('sw') }).length).toBeGreaterThan(20)
})

test('money and days follow the language', () => {
  const text = (path: string) =>
    files[path] ? readFileSync(join(out, path), 'utf8').replaceAll('\u00a0', ' ') : ''
  expect(text('gebuehren.html')).toContain('1.264,50 €')
  expect(text('kalender.html')).toContain('3. Februar 2025')
})

test('nothing depends on the zone or the language of the machine, nor on the caller’s NODE_ENV', async () => {
  const other = join(emptyFolder(), 'dist')
  const env = { TZ: 'America/Anchorage', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', NODE_ENV: 'development' }
  expect((await build(SECOND, other, env)).code).toBe(0)
  expect(filesBelow(other)).toEqual(files)
})

test('the same build again writes nothing', async () => {
  expect((await build(SECOND, out)).output).toMatch(/ 0 written\n$/)
})

/** A copy of the second site with files laid over it. */
function damaged(changes: Files): string {
  const root = emptyFolder()
  cpSync(SECOND, root, { recursive: true })
  writeFiles(root, changes)
  return root
}

test.for([
  ['a mistake in a page', { 'pages/kontakt.yaml': 'title:Kontakt\n' }],
  [
    'a link that leads nowhere',
    {
      'pages/kontakt.yaml': textOf('tests/sites/musikschule/pages/kontakt.yaml').replace(
        'https://karte',
        'htps://karte',
      ),
    },
  ],
  ['a page that is no text', { 'pages/kontakt.yaml': new Uint8Array([0xff, 0xfe, 0x00]) }],
  ['a picture that is none', { 'pages/images/saal.png': 'no picture' }],
  ['an empty site.yaml', { 'site.yaml': '' }],
] as const)('%s stops the build, and what was built stays as it was', async ([, changes]) => {
  const { code, output } = await build(damaged(changes), out)
  expect(code).toBe(1)
  expect(output).toMatch(/^\S+:\d+:\d+ error /m)
  expect(output).not.toMatch(/\n\s+at /)
  expect(filesBelow(out)).toEqual(files)
})

test('a folder without a site, and a folder that is not there, are no content at all', async () => {
  for (const root of [emptyFolder(), join(emptyFolder(), 'missing')]) {
    const { code, output } = await build(root, out)
    expect(code).toBe(2)
    expect(output).not.toMatch(/\n\s+at /)
  }
  expect(filesBelow(out)).toEqual(files)
})

test('a folder that somebody else filled is left alone', async () => {
  const foreign = emptyFolder()
  writeFileSync(join(foreign, 'letter.txt'), 'Dear reader')
  const { code, output } = await build(SECOND, foreign)
  expect(code).toBe(2)
  expect(output).toContain('contains files that no build wrote')
  expect(filesBelow(foreign)).toEqual({ 'letter.txt': 'Dear reader' })
})

/** Sites in several languages: what each page shows, and where its links lead. Most of it on a small real site. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { readSite } from '../../../src/core/check/read-site.ts'
import { crawlerFiles } from '../../../src/core/render/crawler-files.ts'
import type { Site } from '../../../src/core/site/site.ts'
import { PROJECT } from '../../support/modules.ts'
import { documentOf, NOW, siteOf } from '../../support/site.ts'

const LUGHA = join(PROJECT, 'tests/sites/lugha')

function lugha(): Site {
  const { site, diagnostics } = readSite(filesIn(LUGHA), { now: NOW })
  if (!site) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  return site
}
const site = lugha()

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, lang, href]) => `${lang} ${href}`,
  )
const languageLinkIn = (html: string) => /<nav class="languages".*?<\/nav>/.exec(html)?.[0]

test('a page has the language of its folder, with its words, dates, amounts and values', () => {
  const fees = documentOf(site, '/sw/fees')
  expect(fees).toContain('<html lang="sw-KE"')
  expect(fees).toContain('<title>Ada ya shule | Shule ya Hillside</title>')
  expect(fees).toContain('Ada hulipwa kabla ya masomo kuanza.')
  expect(fees).toContain('Jumla')
  expect(documentOf(site, '/sw/events')).toContain('8 Januari 2025')
  expect(documentOf(site, '/fees')).toContain('<html lang="en-KE"')
  expect(documentOf(site, '/fees')).toContain('Fees are due before classes begin.')
})

test('what a language does not say of its own is that of site.yaml, with its own values filled in', () => {
  const fees = documentOf(site, '/sw/fees')
  expect(fees).toContain('© Shule ya Hillside')
  expect(fees).toContain('Shule ya Hillside ni shule ya watu wote.')
  expect(fees).toContain('<b>Ofisi</b><a href="tel:+254700000201">')
})

test('links lead to the page of the language, or else to the page of the default language', () => {
  const home = documentOf(site, '/sw')
  expect(home).toContain('<a href="/school/sw/fees">ada</a>')
  expect(home).toContain('<a href="/school/join" hreflang="en-KE">kujiunga</a>')
  expect(home).toContain('<a href="/school/join" hrefLang="en-KE" lang="en-KE">How to join</a>')
  expect(documentOf(site, '/')).toContain('<a href="/school/fees">the fees</a>')
})

test('chains are those of the language', () => {
  expect(documentOf(site, '/sw')).toMatch(/class="pager".*href="\/school\/sw\/fees".*Gharama za masomo/)
  expect(documentOf(site, '/sw/fees')).toMatch(/class="pager".*href="\/school\/sw\/events"/)
})

test('each page names itself and its other languages, and they name it', () => {
  const both = alternatesIn(documentOf(site, '/fees'))
  expect(both).toEqual([
    'en-KE https://hillside.example.org/school/fees',
    'x-default https://hillside.example.org/school/fees',
    'sw-KE https://hillside.example.org/school/sw/fees',
  ])
  expect(alternatesIn(documentOf(site, '/sw/fees'))).toEqual(both)
  expect(alternatesIn(documentOf(site, '/join'))).toEqual([])
  expect(alternatesIn(documentOf(site, '/404'))).toEqual([])
})

test('the header leads to the same page, or says that it leads to the home page', () => {
  expect(languageLinkIn(documentOf(site, '/fees'))).toContain(
    '<a href="/school/sw/fees" hrefLang="sw-KE" lang="sw-KE">Kiswahili</a>',
  )
  expect(languageLinkIn(documentOf(site, '/join'))).toContain(
    '<a href="/school/sw" hrefLang="sw-KE" lang="sw-KE">Kiswahili (ukurasa wa mwanzo)</a>',
  )
  expect(languageLinkIn(documentOf(site, '/sw'))).toContain(
    '<a href="/school/" hrefLang="en-KE" lang="en-KE">English</a>',
  )
})

test('the sitemap names the languages of each page', () => {
  const text = String(crawlerFiles(site)[0]?.content)
  const entries = [...text.matchAll(/<url>.*<\/url>/g)].map(([entry]) => entry)
  const fees = entries.find((entry) => entry.includes('<loc>https://hillside.example.org/school/sw/fees<'))
  expect(fees).toContain('hreflang="en-KE" href="https://hillside.example.org/school/fees"')
  expect(fees).toContain('hreflang="sw-KE" href="https://hillside.example.org/school/sw/fees"')
  expect(entries.find((entry) => entry.includes('/join<'))).not.toContain('hreflang')
})

const PAGES = {
  'site.yaml': `schemaVersion: 2
url: https://example.org/
lang: en
organisation: { name: School }
header: [{ title: Home, href: / }]
languages: { sw: { organisation: { motto: Jifunze } } }
`,
  'pages/sw/index.yaml':
    'title: Mwanzo\ndescription: Maneno\nblocks: [{ type: richText, title: A, text: Maneno }]\n',
}
const TEXT = 'description: Words\nblocks: [{ type: richText, title: A, text: "[on](/page)" }]\n'

test.for([
  ['a draft', 'draft: true\n'],
  ['a page that has expired', 'publishUntil: 2020-01-01T00:00+03:00\n'],
])('%s is no page of its language', ([, hidden]) => {
  const two = siteOf({
    ...PAGES,
    'pages/page.yaml': `title: T\n${TEXT}`,
    'pages/sw/page.yaml': `title: U\n${hidden}${TEXT}`,
  })
  expect(alternatesIn(documentOf(two, '/page'))).toEqual([])
  expect(languageLinkIn(documentOf(two, '/page'))).toContain('href="/sw"')
})

test('a page that search engines do not list is no alternate, but visitors can go there', () => {
  const two = siteOf({
    ...PAGES,
    'pages/page.yaml': `title: T\n${TEXT}`,
    'pages/sw/page.yaml': `title: U\nnoindex: true\n${TEXT}`,
  })
  expect(alternatesIn(documentOf(two, '/page'))).toEqual([])
  expect(languageLinkIn(documentOf(two, '/page'))).toContain('href="/sw/page"')
})

test('a site in one language has none of that, even if a folder has the name of a language', () => {
  const one = siteOf({ 'pages/sw/page.yaml': `title: T\n${TEXT.replace('/page', '/sw/page')}` })
  const html = documentOf(one, '/sw/page')
  expect(html).toContain('<html lang="en"')
  expect(languageLinkIn(html)).toBeUndefined()
  expect(alternatesIn(html)).toEqual([])
})

test('words of the main language change no page of another language that Ukurasa speaks', () => {
  const site = `${PAGES['site.yaml']}words: { menu: Contents, language: In English }\n`
  const two = siteOf({
    ...PAGES,
    'site.yaml': site,
    'pages/index.yaml': `title: H\n${TEXT.replace('/page', '/')}`,
  })
  expect(documentOf(two, '/')).toContain('Contents')
  expect(languageLinkIn(documentOf(two, '/'))).toContain('>Kiswahili<')
  expect(documentOf(two, '/sw')).toContain('Menyu')
  expect(documentOf(two, '/sw')).not.toContain('Contents')
  expect(languageLinkIn(documentOf(two, '/sw'))).toContain('>In English<')
})

/** What the build tells hosts: headers, redirects, security.txt. */
import { expect, test } from 'vitest'
import { contentOf } from '../../../src/build/files/planned-file.ts'
import type { Hosting } from '../../../src/build/publish/hosting/addresses.ts'
import { assetHeaders, siteHeaders } from '../../../src/build/publish/hosting/headers.ts'
import { hostingFiles } from '../../../src/build/publish/hosting/hosting-files.ts'
import { HOST_FILES } from '../../../src/build/publish/hosting/hosts.ts'
import type { Files } from '../../support/folder.ts'
import { textOf } from '../../support/modules.ts'
import { outputFiles } from '../../support/output-files.ts'
import { pageOf, textOfBase } from '../../support/pages.ts'
import { ASSETS, siteOf } from '../../support/site.ts'

const SETTINGS = ['.htaccess', 'Caddyfile', '_headers', '_redirects', 'nginx.conf', 'vercel.json']
const BASE = textOfBase('site.yaml')

const withUrl = (url: string) => BASE.replace('https://example.org/', url)
const SECURITY = '\nsecurity:\n  contacts: [office]\n  expires: 2026-09-30T00:00+03:00\n'
const map = (url: string) =>
  pageOf(`type: map\ntitle: Map\nembedUrl: ${url}\nlink:\n  title: Map\n  href: ${url}`)

const settingsOf = (hosting: Hosting) =>
  hostingFiles(hosting).map((file) => ({ path: file.path, content: String(contentOf(file)) }))

/** The texts of the files of a site, by their paths. */
function filesOf(files: Files): ReadonlyMap<string, string> {
  const made = outputFiles(siteOf(files), ASSETS)
  return new Map(made.map(({ path, content }) => [path, Buffer.from(content).toString('utf8')]))
}

const policyOf = (files: Files) => siteHeaders(siteOf(files), ASSETS)['Content-Security-Policy'] ?? ''

test('the policy names the outside places that frames come from, and no others', () => {
  const policy = policyOf({
    'pages/map.yaml': map('https://maps.example.net:8443/embed?at=1'),
    'pages/other.yaml': map('https://maps.example.net:8443/embed?at=2'),
    'pages/third.yaml': map('https://a.example.net/'),
  })
  const places = "'self' https://a.example.net https://maps.example.net:8443"
  expect(policy).toContain(`connect-src ${places}; frame-src ${places};`)
  expect(policyOf({})).toContain("connect-src 'self'; frame-src 'self';")
})

test('the policy is strict', () => {
  const policy = policyOf({})
  expect(policy).not.toMatch(/unsafe|\*|http:|https:(?!\/\/)/)
  for (const directive of [
    "default-src 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
    expect(policy.split('; ')).toContain(directive)
})

test('only a site that promises it speaks for the hosts below its own', () => {
  const secure = (site: string) =>
    siteHeaders(siteOf({ 'site.yaml': site }), ASSETS)['Strict-Transport-Security']
  expect(secure(BASE)).toBe('max-age=63072000')
  expect(secure(`${BASE}${SECURITY}`)).toBe('max-age=63072000')
  expect(secure(`${BASE}${SECURITY}  preload: true\n`)).toBe('max-age=63072000; includeSubDomains; preload')
  expect(secure(withUrl('http://localhost/'))).toBeUndefined()
})

/** What keeps visitors safe, and other sites out. */
const PROMISED = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
]

test('no page, and no frame of another site, may film, record, locate or charge a visitor', () => {
  const denied = (siteHeaders(siteOf({}), ASSETS)['Permissions-Policy'] ?? '').split(', ')
  const features = ['camera', 'microphone', 'display-capture', 'geolocation', 'payment', 'usb', 'midi']
  expect(denied).toEqual(expect.arrayContaining(features.map((feature) => `${feature}=()`)))
})

test('every host is told every header', () => {
  const site = siteOf({})
  const headers = siteHeaders(site, ASSETS)
  expect(Object.keys(headers).sort()).toEqual(PROMISED)
  const hosting = {
    hostname: '',
    base: '',
    headers,
    redirects: [],
    pages: [],
    hasNotFound: true,
    languages: [],
  }
  for (const { path, content } of settingsOf(hosting).filter(({ path }) => path !== '_redirects'))
    for (const [name, value] of Object.entries(headers)) {
      expect.soft(content, path).toContain(name)
      expect.soft(content, path).toContain(value)
    }
})

test('files named by their content carry what a file needs: no word of pages', () => {
  const headers = siteHeaders(siteOf({}), ASSETS)
  expect(assetHeaders(headers)).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    'Strict-Transport-Security': headers['Strict-Transport-Security'],
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  expect(assetHeaders({})).not.toHaveProperty('Strict-Transport-Security')
})

test('the settings of hosts stand beside the pages; a site may bring its own', () => {
  const files = filesOf({ 'public/_headers': 'our own' })
  expect([...files.keys()]).toEqual(expect.arrayContaining(SETTINGS))
  expect(files.get('_headers')).toBe('our own')
})

test('schema/hosts.md names every file for hosts', () => {
  const says = textOf('schema/hosts.md')
  expect(HOST_FILES).toEqual(expect.arrayContaining(SETTINGS))
  expect(HOST_FILES.filter((name) => !says.includes(`\`${name}\``))).toEqual([])
})

test('aliases and likely spellings lead to the page, below the path of the site', () => {
  const page = `aliases:\n  - /old\n  - path: /Contact\n    anchor: words\n${pageOf('type: richText\nanchor: words\ntext: Words')}`
  const files = filesOf({
    'site.yaml': withUrl('https://example.org/school/'),
    'pages/clubs/Chess.yaml': page,
  })
  const rules = files.get('_redirects')?.split('\n') ?? []
  expect(rules).toEqual(
    expect.arrayContaining([
      '/school/old /school/clubs/Chess 301!',
      '/school/old /school/clubs/Chess 301',
      '/school/OLD /school/clubs/Chess 301',
      '/school/Contact /school/clubs/Chess#words 301',
      '/school/contact /school/clubs/Chess#words 301',
      '/school/clubs/chess /school/clubs/Chess 301',
      '/school/CLUBS/CHESS /school/clubs/Chess 301',
      '/school/Clubs/Chess /school/clubs/Chess 301',
      '/school/Fees /school/fees 301',
    ]),
  )
  const froms = rules.filter((rule) => rule.endsWith(' 301')).map((rule) => rule.split(' ')[0])
  expect(new Set(froms).size).toBe(froms.length)
  expect(froms).not.toContain('/school/clubs/Chess')
  expect(JSON.parse(files.get('vercel.json') ?? '')).toMatchObject({
    redirects: expect.arrayContaining([
      { source: '/school/Contact', destination: '/school/clubs/Chess#words', statusCode: 301 },
    ]),
  })
  expect(files.get('_headers')).toContain('\n/school/assets/*\n')
})

test('an alias that ends in .html is the file that hosts answer with', () => {
  const page = `aliases: [/old.html, /Fixtures.HTML, /chess.html]\n${pageOf('type: richText\ntext: Words')}`
  const files = filesOf({ 'pages/chess.yaml': page })
  expect([...files.keys()].filter((name) => /old|fixtures/i.test(name))).toEqual([
    'old.html',
    'Fixtures.html',
  ])
  expect(files.get('_redirects')).toContain('/old /chess 301!')
})

test('no host is given more rules than it takes, and aliases come first', () => {
  const numbers = Array.from({ length: 900 }, (_, index) => index)
  const hosting = {
    hostname: '',
    base: '',
    headers: siteHeaders(siteOf({}), ASSETS),
    redirects: numbers.map((number) => ({ from: `/old-${number}`, to: `/page-${number}` })),
    pages: numbers.map((number) => `/page-${number}`),
    hasNotFound: true,
    languages: [],
  }
  const files = new Map(settingsOf(hosting).map(({ path, content }) => [path, content]))
  const rules = (files.get('_redirects') ?? '').split('\n').filter((rule) => rule.endsWith(' 301'))
  expect(rules).toHaveLength(2000)
  const vercel: { readonly redirects: readonly unknown[] } = JSON.parse(files.get('vercel.json') ?? '')
  expect(vercel.redirects).toHaveLength(1024)
  expect(rules[899]).toBe('/old-899 /page-899 301')
  expect((files.get('_headers') ?? '').split('\n').every((line) => line.length < 2000)).toBe(true)
})

test('hosts answer in the language of a folder', () => {
  const files = filesOf({
    'site.yaml': `${withUrl('https://example.org/school/')}languages: { sw: { organisation: { name: Shule } } }\n`,
    'pages/sw/index.yaml': pageOf('type: richText\ntitle: Karibu\ntext: Karibu'),
  })
  expect(files.get('sw/404.html')).toContain('Ukurasa haukupatikana')
  expect(files.get('_redirects')).toContain('/school/sw/* /school/sw/404.html 404\n')
  expect(files.get('.htaccess')).toContain('ErrorDocument 404 /school/sw/404.html')
  expect(files.get('nginx.conf')).toContain('{ set $ukurasa_missing /school/sw/404.html; }')
  expect(files.get('Caddyfile')).toContain('path_regexp ^/school/sw(?:/|$)')
  // By itself Apache leads from the page /sw to the folder /sw/.
  expect(files.get('.htaccess')).toContain('DirectorySlash Off')
})

test('the page for what is not found is compressed, and nobody lists the files of a folder', () => {
  const files = filesOf({})
  expect(files.get('Caddyfile')).toContain('handle_errors {\n\tencode zstd gzip\n')
  const apache = files.get('.htaccess')
  expect(apache).toContain(
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$\nRewriteRule ^ - [E=filter-errordocs:1,END]\n',
  )
  expect(apache).toContain('RewriteCond %{REQUEST_FILENAME} !-d\nRewriteRule ^assets/')
})

test('Apache knows the tag of a compressed page again', () => {
  expect(filesOf({}).get('.htaccess')).toContain('RequestHeader edit* If-None-Match "-gzip\\"" "\\""\n')
})

test('security.txt says what site.yaml says, and is not there without it', () => {
  expect(filesOf({}).has('.well-known/security.txt')).toBe(false)
  const contacts = BASE.replace(
    '  office:\n',
    '  phone:\n    title: Phone\n    phone: "+254 700 000 001"\n  office:\n',
  )
  const site = `${contacts}\nsecurity:\n  contacts: [phone, office]\n  expires: 2026-09-30T00:00+03:00\n`
  expect(filesOf({ 'site.yaml': site }).get('.well-known/security.txt')).toBe(
    [
      'Contact: tel:+254700000001',
      'Contact: mailto:office@example.org',
      'Expires: 2026-09-29T21:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

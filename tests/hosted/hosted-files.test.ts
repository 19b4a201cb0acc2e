/** What a site with `studio:` ships, and what stays as it is without. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { contentOf } from '../../src/build/files/planned-file.ts'
import { siteHeaders } from '../../src/build/publish/hosting/headers.ts'
import { plannedFiles } from '../../src/build/publish/output.ts'
import type { Site } from '../../src/core/site/site.ts'
import { hostedFiles } from '../../src/hosted/hosted-files.ts'
import type { StudioScripts } from '../../src/hosted/scripts.ts'
import type { Shipped, ShippedPage, ShippedTexts } from '../../src/preview/hosted.ts'
import type { Files } from '../support/folder.ts'
import { pageOf, prose, textOfBase } from '../support/pages.ts'
import { gitEnvironment } from '../support/repository.ts'
import { ASSETS, siteOf } from '../support/site.ts'

const SCRIPTS: StudioScripts = {
  files: { 'assets/studio.1.js': 'studio()' },
  entry: 'assets/studio.1.js',
  open: 'open()',
  worker: 'worker()',
}

const SHEETS = { own: [], hasLanguages: false, sheets: [] }
const SITE = textOfBase('site.yaml')
const withStudio = (lines: string) => `${SITE}\nstudio:\n  ${lines}\n`

const FILES: Files = {
  'pages/page.yaml': `${prose('Words')}  - use: snippets/shown\n  - use: snippets/both\n# A remark.\n`,
  'pages/snippets/shown.yaml': 'blocks:\n  - type: richText\n    text: Shown in a snippet\n',
  'pages/snippets/both.yaml': 'blocks:\n  - type: richText\n    text: Shown on two pages\n',
  'pages/draft.yaml': `draft: true\n${prose('SECRET of a draft')}  - use: snippets/hidden\n  - use: snippets/both\n`,
  'pages/snippets/hidden.yaml': 'blocks:\n  - type: richText\n    text: SECRET of a snippet\n',
  'pages/over.yaml': `publishUntil: 2025-01-01T00:00+03:00\n${prose('SECRET of the past')}`,
  'pages/later.yaml': `publishFrom: 2026-01-01T00:00+03:00\n${pageOf('type: hero\ntitle: SECRET\nimage: images/secret.svg\ndecorative: true')}`,
  'pages/images/secret.svg': textOfBase('pages/images/hall.svg'),
}

const textsOf = (site: Site, isHosted: boolean) => {
  const studio = isHosted ? hostedFiles(site, ASSETS, { scripts: SCRIPTS, sheets: SHEETS }) : []
  const files = plannedFiles(site, ASSETS, { studio })
  return new Map(files.map((file) => [file.path, Buffer.from(contentOf(file)).toString('utf8')]))
}

const shippedBy = (files: ReadonlyMap<string, string>, address = 'studio'): Shipped =>
  JSON.parse(files.get(`${address}/site.json`) ?? '')

test('what visitors get is the same, byte for byte, and so is their policy', () => {
  const [plain, hosted] = [
    siteOf(FILES),
    siteOf({ ...FILES, 'site.yaml': withStudio('github: example/website') }),
  ]
  const before = textsOf(plain, false)
  const now = textsOf(hosted, true)
  const ofStudio = [...now.keys()].filter((path) => !before.has(path))
  expect(ofStudio.every((path) => /^(?:studio|assets\/studio)/.test(path))).toBe(true)
  const settings = ['_headers', 'vercel.json', '.htaccess', 'nginx.conf', 'Caddyfile']
  const differs = [...before].flatMap(([path, text]) => (now.get(path) === text ? [] : [path]))
  expect(differs.toSorted()).toEqual(settings.toSorted())
  expect(siteHeaders(hosted, ASSETS)).toEqual(siteHeaders(plain, ASSETS))
  // What stands in the settings of hosts for all other answers is there as before.
  for (const name of settings.filter((each) => each !== 'vercel.json')) {
    const lines = new Set(now.get(name)?.split('\n'))
    expect((before.get(name) ?? '').split('\n').filter((line) => !lines.has(line))).toEqual([])
  }
})

test('search engines are kept away, and no list of pages names Studio', () => {
  const list = { 'pages/all.yaml': pageOf('type: routeList') }
  const files = textsOf(siteOf({ ...FILES, ...list, 'site.yaml': withStudio('branch: main') }), true)
  expect(files.get('studio.html')).toContain('<meta name="robots" content="noindex">')
  for (const path of ['sitemap.xml', 'all.html']) {
    expect(files.get(path)).toContain('/page')
    expect(files.get(path)).not.toContain('/studio')
  }
})

test('drafts, what is over or not there yet, and what only these show is not shipped', () => {
  const files = textsOf(siteOf({ ...FILES, 'site.yaml': withStudio('branch: main') }), true)
  const all = [...files].map(([path, text]) => `${path}\n${text}`).join('\n')
  expect(all).not.toMatch(/SECRET|secret/)
  const texts: ShippedTexts = JSON.parse(files.get('studio/texts.json') ?? '')
  expect(Object.keys(texts).toSorted()).toEqual([
    'pages/fees.yaml',
    'pages/index.yaml',
    'pages/page.yaml',
    'pages/snippets/both.yaml',
    'pages/snippets/shown.yaml',
    'site.yaml',
  ])
  expect(texts['pages/page.yaml']?.text).toBe(FILES['pages/page.yaml'])
  const page: ShippedPage = JSON.parse(files.get('studio/pages/page.json') ?? '')
  expect(page.texts).toEqual({
    'pages/page.yaml': texts['pages/page.yaml'],
    'pages/snippets/both.yaml': texts['pages/snippets/both.yaml'],
    'pages/snippets/shown.yaml': texts['pages/snippets/shown.yaml'],
  })
})

test('it says where the texts come from, and no folder of this machine', () => {
  const site = siteOf({ ...FILES, 'site.yaml': withStudio('github: example/website\n  branch: live') })
  const before = shippedBy(textsOf(site, true))
  expect(before.proposing).toMatchObject({ github: 'example/website', branch: 'live', folder: '' })
  expect(JSON.stringify(before)).not.toContain(site.root)
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-C', site.root, ...words], { env: gitEnvironment, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The site')
  expect(shippedBy(textsOf(site, true)).proposing.commit).toBe(git('rev-parse', 'HEAD'))
})

test('it lives where site.yaml says, below the path of the site, and every host is told its policy', () => {
  const url = withStudio('github: example/website\n  address: /office/edit').replace(
    'https://example.org/',
    'https://example.org/school/',
  )
  const files = textsOf(siteOf({ ...FILES, 'site.yaml': url }), true)
  const document = files.get('office/edit.html') ?? ''
  expect(document).toContain('data-base="/school" data-address="/school/office/edit"')
  expect(shippedBy(files, 'office/edit').sources.root).toBe('https://example.org/school')
  const [, policy = ''] = /content="(default-src [^"]+)"/.exec(document) ?? []
  expect(policy).toContain("connect-src 'self' blob: https://api.github.com;")
  expect(policy).not.toMatch(/unsafe|\*|http:/)
  const whole = policy.replace("base-uri 'none'", "frame-ancestors 'none'; base-uri 'none'")
  for (const name of ['_headers', 'vercel.json', '.htaccess', 'nginx.conf', 'Caddyfile']) {
    expect.soft(files.get(name), name).toContain(whole)
    expect.soft(files.get(name), name).toContain('/school/office/edit')
  }
})

/** The policies of an address, by the rules of Cloudflare Pages, or by those of Netlify's own program. */
function policiesAt(address: string, settings: string, host: 'cloudflare' | 'netlify'): readonly string[] {
  let [found, isHere]: [string[], boolean] = [[], false]
  for (const line of settings.split('\n')) {
    const [, name, value = ''] = /^ {2}(.+?): (.*)$/.exec(line) ?? []
    if (line.startsWith('/')) isHere = new RegExp(`^${line.replaceAll('*', '.*')}$`).test(address)
    else if (isHere && host === 'cloudflare' && line === '  ! Content-Security-Policy') found = []
    else if (isHere && name === 'Content-Security-Policy')
      found = host === 'netlify' ? [value] : [...found, value]
  }
  return found
}

test.each(['cloudflare', 'netlify'] as const)(
  '%s sends one policy with Studio, and one with a page',
  (host) => {
    const files = textsOf(siteOf({ ...FILES, 'site.yaml': withStudio('github: example/website') }), true)
    const settings = files.get('_headers') ?? ''
    const ofStudio = policiesAt('/studio', settings, host)
    expect(ofStudio).toHaveLength(1)
    expect(ofStudio[0]).toContain('https://api.github.com')
    const ofPage = policiesAt('/fees', settings, host)
    expect(ofPage).toHaveLength(1)
    expect(ofPage[0]).not.toContain('github')
  },
)

test('a site that names no repository at GitHub does not ask GitHub', () => {
  const files = textsOf(siteOf({ ...FILES, 'site.yaml': withStudio('address: /studio') }), true)
  expect(files.get('studio.html')).not.toContain('github')
})

test('the frame knows the empty document, in which nothing may run', () => {
  const below = withStudio('github: example/website').replace(
    'https://example.org/',
    'https://example.org/school/',
  )
  const files = textsOf(siteOf({ ...FILES, 'site.yaml': below }), true)
  const [, address = ''] = /data-blank="([^"]*)"/.exec(files.get('studio.html') ?? '') ?? []
  expect(address).toBe('/school/studio/blank')
  const blank = files.get('studio/blank.html')
  expect(blank).toContain(`<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`)
  expect(blank).not.toContain('<script')
})

test('pictures that only a file that is not shipped uses, too, are held', () => {
  const named = (name: string) => `type: hero\ntitle: Hall\nimage: images/${name}.svg\ndecorative: true`
  const svg = textOfBase('pages/images/hall.svg')
  const site = siteOf({
    ...FILES,
    'site.yaml': withStudio('github: example/website'),
    'pages/shown.yaml': pageOf(named('one'), named('two'), named('three')),
    'pages/draft.yaml': `draft: true\n${pageOf(named('one').replace('images/one.svg', '"images\\/one.svg"'))}`,
    'pages/tables/rooms.csv': 'image\nimages/two.svg\n',
    'pages/images/one.svg': svg,
    'pages/images/two.svg': svg,
    'pages/images/three.svg': svg,
  })
  const { heldPictures } = shippedBy(textsOf(site, true))
  expect(heldPictures).toEqual(['images/one.svg', 'images/two.svg'])
})

/** All files that builds have written, as a host would find them. No browser is needed. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../../src/build/publish/release/manifest.ts'
import { elementsOf } from '../support/elements.ts'
import { observatory, type Row, score } from '../support/observatory.ts'
import { expect, test } from './support/fixtures.ts'
import { type SiteName, siteOf } from './support/sites.ts'

const NAMES: readonly SiteName[] = ['school', 'before', 'second', 'frames']
const KINDS =
  /(?:\.(?:html|js|css|svg|avif|webp|jpg|png|woff2|ics|xml|txt)|(?:^|\/)search\.json|^(?:_headers|_redirects|vercel\.json|nginx\.conf|Caddyfile|\.htaccess))$/

type Written = { readonly path: string; readonly text: string }

const isText = (path: string) => !/\.(?:avif|webp|jpg|png|woff2)$/.test(path)

function textsOf(site: SiteName): readonly Written[] {
  const { out } = siteOf(site)
  const files = readManifest(out)?.files ?? []
  return files.filter(isText).map((path) => ({ path, text: readFileSync(join(out, path), 'utf8') }))
}

const documents = (site: SiteName) =>
  textsOf(site)
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, text }) => ({ path, elements: elementsOf(text) }))

/** What `_headers` says of every path. */
function headersOf(site: SiteName): ReadonlyMap<string, string> {
  const [, lines = ''] =
    /^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync(join(siteOf(site).out, '_headers'), 'utf8')) ?? []
  const headers = [...lines.matchAll(/^ {2}([^:]+): (.*)$/gm)]
  return new Map(headers.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

for (const site of NAMES) {
  test.describe(`of ${site}`, () => {
    test('no element has a handler or a style of its own, and nothing is asked for without a lock', () => {
      const found = documents(site)
      expect(found.length).toBeGreaterThan(1)
      const faults = found.flatMap(({ path, elements }) =>
        elements.flatMap(({ name, attributes }) =>
          [...attributes]
            .filter(
              ([attribute, value]) =>
                /^(?:on|style$|srcdoc$)/.test(attribute) || /^\s*(?:javascript|vbscript|data):/i.test(value),
            )
            .map(([attribute]) => `${path}: <${name} ${attribute}>`),
        ),
      )
      expect(faults).toEqual([])
      // Names of languages look like addresses, a library explains itself by one; none is asked for.
      const asking = textsOf(site).filter(({ path }) => path !== 'licences.txt')
      const open = asking.flatMap(({ path, text }) =>
        [...text.matchAll(/\bhttp:\/\/(?!www\.w3\.org\/|www\.sitemaps\.org\/|fb\.me\/)[^\s"'<]*/g)].map(
          ([address]) => `${path}: ${address}`,
        ),
      )
      expect(open.filter((line) => !line.includes(LOCAL[site] ?? '\0'))).toEqual([])
    })

    test('frames are named, kept in their place, and come late', () => {
      const frames = documents(site).flatMap(({ path, elements }) =>
        elements.filter(({ name }) => name === 'iframe').map((frame) => ({ path, ...frame })),
      )
      const faults = frames.flatMap(({ path, attributes }) =>
        ['title', 'sandbox', 'referrerpolicy']
          .filter((name) => !attributes.get(name) && !(name === 'sandbox' && attributes.has(name)))
          .concat(attributes.get('loading') === 'lazy' ? [] : ['loading'])
          .map((name) => `${path}: ${attributes.get('src')} without ${name}`),
      )
      if (site === 'school' || site === 'frames') expect(frames.length).toBeGreaterThan(2)
      expect(faults).toEqual([])
    })

    test('only kinds of files that the site is made of, and nothing of the servers of authors', () => {
      const files = readManifest(siteOf(site).out)?.files ?? []
      expect(files.filter((path) => !KINDS.test(path))).toEqual([])
      const traces =
        /ukurasa-(?:preview|block|facts|island)|_ukurasa|idiomorph|\/_blocks|@vite|import\.meta\.hot|\bWebSocket\b|sourceMappingURL/i
      expect(
        textsOf(site)
          .filter(({ text }) => traces.test(text))
          .map(({ path }) => path),
      ).toEqual([])
    })

    test('the policy is one line, and knows every script and style that stands in a page', () => {
      const policy = headersOf(site).get('content-security-policy') ?? ''
      expect(policy.length).toBeLessThan(2000)
      const unknown = documents(site).flatMap(({ path, elements }) =>
        elements
          .filter(({ name, attributes }) => /^(?:script|style)$/.test(name) && isRun(attributes))
          .filter(
            ({ text }) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`),
          )
          .map(({ name }) => `${path}: <${name}>`),
      )
      expect(unknown).toEqual([])
    })
  })
}

/** Frames of a port of this machine, for the tests. */
const LOCAL: Partial<Record<SiteName, string>> = { frames: 'http://127.0.0.1' }

const isRun = (attributes: ReadonlyMap<string, string>) =>
  !attributes.has('src') && !/json$/.test(attributes.get('type') ?? '')

const ifJudged = ({ points, ifJudged = points }: Row) => ifJudged

for (const site of ['school', 'before'] as const) {
  test(`the Observatory finds nothing to object to on any page of ${site}`, () => {
    const headers = headersOf(site)
    const scores = documents(site).map(({ path, elements }) => {
      const rows = observatory({ headers, elements })
      return { path, score: score(rows), ifJudged: score(rows, ifJudged) }
    })
    expect(scores.length).toBeGreaterThan(50)
    expect(scores.filter((entry) => entry.score < 130)).toEqual([])
    expect(scores.filter((entry) => entry.ifJudged < 145)).toEqual([])
  })
}

test('the Observatory objects to what is worse', () => {
  const best = headersOf('school')
  const policy = best.get('content-security-policy') ?? ''
  const scoreWith = (name: string, value: string) =>
    score(observatory({ headers: new Map([...best, [name, value]]), elements: [] }))
  expect(
    scoreWith('content-security-policy', policy.replace("script-src 'self'", "script-src 'unsafe-inline'")),
  ).toBe(80)
  expect(
    scoreWith('content-security-policy', policy.replace("default-src 'none'", "default-src 'self'")),
  ).toBe(125)
  expect(scoreWith('strict-transport-security', 'max-age=60')).toBe(120)
  expect(scoreWith('access-control-allow-origin', '*')).toBe(50)
  const scripts = elementsOf('<script src="https://example.org/a.js"></script>')
  expect(score(observatory({ headers: best, elements: scripts }))).toBe(50)
  expect(score(observatory({ headers: new Map(), elements: [] }))).toBe(30)
})

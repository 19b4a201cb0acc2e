/** The core as Studio uses it finds and shows what the preview does, text by text. */
import { beforeAll, expect, test } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { readSite } from '../../../src/core/check/read-site.ts'
import { sourcesOf } from '../../../src/preview/server/studio/sources.ts'
import type { PageAssets } from '../../../src/preview/studio.ts'
import { loadCheck, newEngine } from '../../../src/studio/engine/engine.ts'
import { casesOf, writeSite } from '../../mistakes/cases.ts'
import { emptyFolder } from '../../support/folder.ts'
import { pageOf, prose, siteFolder } from '../../support/pages.ts'
import { NOW } from '../../support/site.ts'

const ASSETS: PageAssets = {
  pictures: {},
  shareImages: {},
  sheets: [],
  asideHref: '/aside.css',
  fontHref: '/inter.woff2',
  findPage: { src: '/find.js', integrity: '' },
  boot: '',
}

const engineFor = (root: string, clock = NOW) =>
  newEngine(sourcesOf(filesIn(root), { clock: clock.toISOString(), isReadOnly: false }))

beforeAll(async () => void (await loadCheck()))

/** Its language has no `lang:`. */
const OF_A_LANGUAGE = 'languages-differ-in-another-writing'

// The browser test of the core has all of them.
test('of mistakes it finds what the command line finds', () => {
  const cases = casesOf('codes').filter(({ name }, at) => at % 6 === 0 || name === OF_A_LANGUAGE)
  expect(cases.length).toBeGreaterThan(20)
  for (const mistake of cases) {
    const root = emptyFolder()
    writeSite(mistake, root)
    const now = new Date(mistake.today)
    const { diagnostics } = readSite(filesIn(root), { now })
    expect.soft(engineFor(root, now).check(), mistake.name).toEqual(diagnostics)
  }
})

test('it finds what visitors lack when a page becomes a draft, and shows the page as a draft', () => {
  const engine = engineFor(
    siteFolder({ 'pages/fees.yaml': prose('See [hours](/hours).'), 'pages/hours.yaml': prose('At 8.') }),
  )
  const found = () => engine.check().map(({ code, span }) => `${span.file} ${code}`)
  const before = found()
  engine.set('pages/hours.yaml', prose('At 8.').replace('blocks:', 'draft: true\nblocks:'))
  expect(found().filter((each) => !before.includes(each))).toContain('pages/fees.yaml link-to-unpublished')
  expect(engine.html('pages/fees.yaml', ASSETS)).toContain('href="/hours"')
})

test('a page is shown as it is typed, and as it was while it has a mistake', () => {
  const engine = engineFor(siteFolder({ 'pages/fees.yaml': prose('It costs 20.') }))
  const shown = () => engine.html('pages/fees.yaml', ASSETS)
  expect(shown()).toContain('It costs 20.')
  engine.set('pages/fees.yaml', prose('It costs 30.'))
  expect(shown()).toContain('It costs 30.')
  engine.set('pages/fees.yaml', prose('It costs 40.').replace('type:', 'typ:'))
  expect(shown()).toContain('It costs 30.')
  expect(engine.check().some(({ span }) => span.file === 'pages/fees.yaml')).toBe(true)
  engine.set('pages/fees.yaml', undefined)
  expect(shown()).toBeUndefined()
})

test('each block of a page is marked', () => {
  const engine = engineFor(siteFolder({ 'pages/fees.yaml': prose('It costs 20.') }))
  expect(engine.html('pages/fees.yaml', ASSETS)).toMatch(/<!--ukurasa-block 0-->.*<!--\/ukurasa-block-->/s)
})

test('what was tried is gone, even if the check cannot be finished', () => {
  const path = 'pages/fees.yaml'
  const root = siteFolder({ [path]: prose('It costs 20.') })
  const sources = sourcesOf(filesIn(root), { clock: NOW.toISOString(), isReadOnly: false })
  const engine = newEngine({
    ...sources,
    names: [...sources.names, 'images/garden.png'],
    inspections: {
      get 'images/garden.png'(): never {
        throw new Error('It cannot be looked into.')
      },
    },
  })
  const after = pageOf('type: hero\ntitle: Garden\nimage: images/garden.png\ndecorative: true')
  expect(() => engine.checkChanged([{ path, before: prose('It costs 20.'), after }])).toThrow(
    'It cannot be looked into.',
  )
  expect(engine.text(path)).toBe(prose('It costs 20.'))
  expect(engine.html(path, ASSETS)).toContain('It costs 20.')
})

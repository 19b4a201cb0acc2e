/** The core needs nothing but texts and facts: in a browser it finds and writes what the command line does. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileOf } from '../../src/core/site/routes.ts'
import { formatJson } from '../../src/diagnostics/format-json.ts'
import { casesOf, writeSite } from '../mistakes/cases.ts'
import { routesOf } from '../run/serve-build.mjs'
import { coreBundle } from '../support/core-bundle/bundle.mjs'
import { PROJECT, ukurasa } from './support/command-line.ts'
import { loadFacts, makeInPage } from './support/core.ts'
import { expect, test } from './support/fixtures.ts'
import { builtFile } from './support/routes.ts'
import { BEFORE_DEADLINE, SITES, siteOf } from './support/sites.ts'

// One after the other: the bundles are made once.
test.describe.configure({ mode: 'default' })

let facts: Awaited<ReturnType<typeof loadFacts>>
let core: string

test.beforeAll(async () => {
  facts = await loadFacts()
  core = await coreBundle()
})

test.afterAll(() => rmSync(facts.folder, { recursive: true }))

for (const name of ['before', 'second'] as const) {
  test(`the core in a browser reads and renders the site ${name} as the command line does`, async ({
    page,
  }) => {
    const { root, options } = SITES[name]
    const handed = await facts.factsWithAssets(join(PROJECT, root), { now: new Date(BEFORE_DEADLINE) })
    const [made] = await makeInPage(page, core, [handed])
    const report = await ukurasa('check', '--format', 'json', '--root', root, ...options)
    const { summary } = JSON.parse(report)
    expect(`${formatJson(made?.diagnostics ?? [], summary)}\n`).toBe(report)
    const pages = new Map(Object.entries(made?.pages ?? {}))
    expect([...pages.keys()].sort()).toEqual([...routesOf(siteOf(name).out).routes].sort())
    for (const [route, html] of pages) expect(html, route).toBe(builtFile(siteOf(name), fileOf(route)))
  })
}

test('the core in a browser finds every mistake that it finds in Node, at the same place', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-core-'))
  const cases = (['codes', 'slips', 'hostile'] as const).flatMap(casesOf).map((mistake, index) => {
    const site = join(folder, String(index))
    writeSite(mistake, site)
    const { root = '.', arguments: words = [] } = mistake.about
    const options = { now: new Date(mistake.today), release: words.includes('--release') }
    return { name: mistake.name, ...facts.factsOf(join(site, root), options) }
  })
  rmSync(folder, { recursive: true })
  expect(cases.length).toBeGreaterThan(500)
  const handed = cases.map((each) => each.handed)
  const made = await makeInPage(page, core, handed)
  cases.forEach(({ name, result }, index) => {
    expect.soft(made[index]?.diagnostics, name).toEqual(result.diagnostics)
  })
})

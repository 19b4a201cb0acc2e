/** The core needs nothing but texts and facts: in a browser it finds and writes what the command line does. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileOf } from '../../src/core/site/routes.ts'
import { formatJson } from '../../src/diagnostics/format-json.ts'
import * as messages from '../../src/diagnostics/messages.ts'
import { casesOf, writeSite } from '../mistakes/cases.ts'
import { routesOf } from '../run/serve-build.mjs'
import { coreBundle } from '../support/core-bundle/bundle.mjs'
import type { Handed } from './fixtures/core/handed.ts'
import { PROJECT, ukurasa } from './support/command-line.ts'
import { loadFacts, makeInPage } from './support/core.ts'
import { expect, PREPARING_MS, test } from './support/fixtures.ts'
import { builtFile } from './support/routes.ts'
import { BEFORE_DEADLINE, SITES, siteOf } from './support/sites.ts'

// One after the other: the bundles are made once.
test.describe.configure({ mode: 'default' })

let facts: Awaited<ReturnType<typeof loadFacts>>
let core: string

test.beforeAll(async () => {
  test.setTimeout(PREPARING_MS)
  facts = await loadFacts()
  core = await coreBundle()
})

test.afterAll(() => rmSync(facts.folder, { recursive: true }))

for (const name of ['before', 'second'] as const) {
  test.describe(`the site ${name}`, () => {
    let handed: Handed
    let report: string

    test.beforeAll(async () => {
      test.setTimeout(PREPARING_MS)
      const { root, options } = SITES[name]
      handed = await facts.factsWithAssets(join(PROJECT, root), { now: new Date(BEFORE_DEADLINE) })
      report = await ukurasa('check', '--format', 'json', '--root', root, ...options)
    })

    test('the core in a browser reads and renders it as the command line does', async ({ page }) => {
      const [made] = await makeInPage(page, core, [handed])
      const { diagnostics, ...rest } = JSON.parse(report)
      // Only the command line asks git which translations are older than their pages.
      const known = diagnostics.filter(
        ({ code }: { code: string }) => code !== messages.translationOlder.code,
      )
      const expected = JSON.stringify({ diagnostics: known, ...rest }, undefined, 2)
      expect(formatJson(made?.diagnostics ?? [], rest.summary)).toBe(expected)
      const pages = new Map(Object.entries(made?.pages ?? {}))
      expect([...pages.keys()].sort()).toEqual([...routesOf(siteOf(name).out).routes].sort())
      for (const [route, html] of pages) expect(html, route).toBe(builtFile(siteOf(name), fileOf(route)))
    })
  })
}

const mistakes = (['codes', 'slips', 'hostile'] as const).flatMap(casesOf)

test('there are many mistakes', () => expect(mistakes.length).toBeGreaterThan(500))

for (let first = 0; first < mistakes.length; first += 50) {
  const some = mistakes.slice(first, first + 50)
  test(`the core in a browser finds what it finds in Node, at the same place, from mistake ${first + 1} on`, async ({
    page,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'ukurasa-core-'))
    const cases = some.map((mistake, index) => {
      const site = join(folder, String(index))
      writeSite(mistake, site)
      const { root = '.', arguments: words = [] } = mistake.about
      const options = { now: new Date(mistake.today), release: words.includes('--release') }
      return { name: mistake.name, ...facts.factsOf(join(site, root), options) }
    })
    rmSync(folder, { recursive: true })
    const handed = cases.map((each) => each.handed)
    const made = await makeInPage(page, core, handed)
    cases.forEach(({ name, result }, index) => {
      expect.soft(made[index]?.diagnostics, name).toEqual(result.diagnostics)
    })
  })
}

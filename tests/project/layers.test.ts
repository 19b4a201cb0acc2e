/** The layers hold: each file imports only what its role allows. */
import { expect, test } from 'vitest'
import { roleOf, violations } from '../support/layers.ts'
import { filesOf, type Import, importsOf, textOf } from '../support/modules.ts'
import { ROLES } from '../support/roles.ts'

const files = filesOf(['src', 'schema'], /\.(?:tsx?|mjs)$/)
const imports = new Map(files.map((path) => [path, importsOf(path, textOf(path))]))

/** Everything that runs once a file is imported, the file included. Late imports run later. */
function reachedFrom(...starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (path: string): void => {
    if (reached.has(path)) return
    reached.add(path)
    for (const { target, dynamic, type } of imports.get(path) ?? []) if (!dynamic && !type) visit(target)
  }
  starts.forEach(visit)
  return reached
}

test('every file has a role and imports only what it may', () => {
  expect(files.length).toBeGreaterThan(100)
  expect([...imports].flatMap(([path, found]) => violations(path, found))).toEqual([])
})

test('every role is played', () => {
  const played = new Set(files.map((path) => roleOf(path)?.name))
  expect(ROLES.map(({ name }) => name).filter((name) => !played.has(name))).toEqual([])
})

test.for([
  ['schema/page.ts', "import { useId } from 'react'"],
  ['schema/page.ts', "import { hero } from '../../src/blocks/hero/schema.ts'"],
  ['src/blocks/hero/schema.ts', "import { page } from '../../../schema/page.ts'"],
  ['src/blocks/hero/view.tsx', "import { view } from '../map/view.tsx'"],
  ['src/blocks/hero/view.tsx', "import { link } from '../../core/check/link.ts'"],
  ['src/blocks/hero/view.tsx', "import { ticks } from 'd3-array'"],
  ['src/blocks/hero/view.tsx', "export { readFileSync } from 'node:fs'"],
  ['src/blocks/contact/rules.ts', "import { addressOf } from '../../core/site/address.ts'"],
  ['src/block/text.tsx', "import { z } from 'zod'"],
  ['src/languages/sw/words.ts', "import { wordsIn } from '../../block/words.ts'"],
  ['src/languages/sw/words.ts', "import { words } from '../fr/words.ts'"],
  ['src/blocks/faq/island.tsx', "import * as words from '../../languages/words.ts'"],
  ['src/shell/document.tsx', "import { view } from '../blocks/hero/view.tsx'"],
  ['src/diagnostics/wording.ts', "import '../core/load/load.ts'"],
  ['src/core/check/link.ts', "const { main } = await import('../../cli/main.ts')"],
  ['src/core/render/render.tsx', "import { header } from '../../shell/header/island.tsx'"],
  ['src/client/main.ts', "import { page } from '../../schema/page.ts'"],
  ['src/client/boot.ts', "import { useState } from 'react'"],
  ['src/client/main.ts', "import { store } from '../preview/page/store.ts'"],
  ['src/preview/page/bar.tsx', "import { checkLinks } from '../../core/check/read-site.ts'"],
  ['src/studio/operations/operate.ts', "import { readFileSync } from 'node:fs'"],
  ['src/studio/operations/operate.ts', "import { openFiles } from '../draft/draft.ts'"],
  ['src/studio/draft/draft.ts', "import { useState } from 'react'"],
  ['src/studio/session/saving.ts', "import { DateInput } from '../form/inputs/date-input.tsx'"],
  ['src/studio/form/field.tsx', "import { zip } from '../ways-out/zip.ts'"],
  ['src/helpers/useful.ts', 'export const useful = true'],
] as const)('%s: %s is refused', ([path, text]) => {
  expect(violations(path, importsOf(path, text))).toHaveLength(1)
})

test.for([
  ['src/core/yaml/parse.ts', "import type { Site } from '../site/site.ts'"],
  ['src/core/load/load.ts', "import { type Checker } from '../check/checker.ts'"],
  ['src/core/site/site.ts', "import type { SiteFiles } from '../../build/files/site-files.ts'"],
  ['src/core/check/check-pictures.ts', "import { join } from 'node:path'"],
  ['src/core/render/render.tsx', "import type { Sharp } from 'sharp'"],
  ['src/build/publish/output.ts', "import type { Incremental } from '../incremental/incremental.ts'"],
  ['src/build/store/store.ts', "import { filesIn } from '../files/site-files.ts'"],
  ['src/build/incremental/records.ts', "import { check } from '../../cli/commands/check/check.ts'"],
  ['src/preview/server/reply.ts', "import type { SiteOptions } from '../../cli/options/shared.ts'"],
  ['src/core/flat.ts', 'export const flat = true'],
] as const)('%s: %s goes against the order of the folders', ([path, text]) => {
  expect(violations(path, importsOf(path, text))).toHaveLength(1)
})

test('no file lies directly in core/ or build/', () => {
  expect(files.filter((path) => /^src\/(?:core|build)\/[^/]+$/.test(path))).toEqual([])
})

/** The files that import themselves by some way. Imports of types and late ones count, too. */
function circlesIn(graph: ReadonlyMap<string, readonly Import[]>): readonly string[] {
  const reach = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>()
    const open = [start]
    for (let path = open.pop(); path !== undefined; path = open.pop())
      for (const { target } of graph.get(path) ?? [])
        if (!reached.has(target)) {
          reached.add(target)
          open.push(target)
        }
    return reached
  }
  return [...graph.keys()].filter((path) => reach(path).has(path))
}

test('there are no circles of imports, types and late ones included', () => {
  expect(circlesIn(imports)).toEqual([])
})

test('a circle of types and late imports is found', () => {
  const graph = new Map([
    ['src/a.ts', importsOf('src/a.ts', "import type { B } from './b.ts'")],
    ['src/b.ts', importsOf('src/b.ts', "import { c } from './c.ts'")],
    ['src/c.ts', importsOf('src/c.ts', "const { a } = await import('./a.ts')")],
    ['src/d.ts', importsOf('src/d.ts', "import { c } from './c.ts'")],
  ])
  expect(circlesIn(graph)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts'])
})

/** What every call of the command line loads, `--help` too. */
const start = ['src/cli/main.ts', ...files.filter((path) => path.endsWith('/command.ts'))]
const packagesFrom = (...paths: readonly string[]) =>
  [...reachedFrom(...paths)].filter((name) => !/^(?:src|schema)\/|^node:/.test(name)).sort()

test('the command line loads the work of a command only when the command runs', () => {
  // schema/kinds.ts is only a list of words, which the help of `init` names.
  const work = /^src\/cli\/commands\/[^/]+\/(?!command\.ts$)|^src\/(?:blocks|shell)\/|^schema\/(?!kinds\.ts$)/
  expect(start.length).toBeGreaterThan(10)
  expect([...reachedFrom(...start)].filter((name) => work.test(name))).toEqual([])
  expect(packagesFrom(...start)).toEqual(['fastest-levenshtein'])
})

test('the check loads neither React nor what only a build needs', () => {
  const packages = packagesFrom(...start, 'src/cli/commands/check/check.ts')
  expect(packages).toEqual(['fastest-levenshtein', 'markdown-it', 'yaml', 'zod'])
})

test('the browser gets React and its companions, and nothing that judges content', () => {
  const islands = files.filter((path) => path.endsWith('/island.tsx') && !path.startsWith('src/block/'))
  const reached = [...reachedFrom('src/client/main.ts', ...islands)]
  expect(islands.length).toBeGreaterThan(0)
  expect(reached.filter((name) => /^(?:schema|src\/(?:core|build|cli|diagnostics))\//.test(name))).toEqual([])
  expect(
    reached.filter((name) => !/^src\/|^(?:react|react-dom|react-bootstrap|wouter)(?:\/|$)/.test(name)),
  ).toEqual([])
})

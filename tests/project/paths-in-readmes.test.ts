/** The texts for maintainers name no file or folder that is gone. */
import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, PROJECT, textOf } from '../support/modules.ts'

const THERE = [...readdirSync(PROJECT), ...filesOf(['.github', 'schema', 'src', 'tests'], /./)]

/** A name between the signs of words, or one with a folder. */
const PATH = /^(?:[\w.*{},-]+\/)+[\w.*{},-]*$|^[\w.-]+\.(?:tsx?|mjs)$/
/** What only a site, a build or a package has. */
const ELSEWHERE = /^(?:pages|fixed|route|ukurasa|built|\.ukurasa|test-results)\//

/** What a text names in backticks, in code and in links. */
function pathsIn(text: string): readonly string[] {
  const code = text.match(/```[^`]+```|`[^`]+`|\]\([^)#]+\)/g) ?? []
  const words = code.flatMap((each) => each.split(/[\s`()\]|;:]+/))
  return words.filter((word) => PATH.test(word) && !ELSEWHERE.test(word))
}

/** `*` and a part in capitals stand for any name, `{a,b}` for both. */
function namesOf(path: string): RegExp {
  const parts = path.split('/').map((part) =>
    /^[A-Z]+$/.test(part)
      ? '[^/]+'
      : part
          .replaceAll('.', String.raw`\.`)
          .replaceAll('*', '[^/]*')
          .replaceAll(/\{.*?\}/g, (choice) => `(?:${choice.slice(1, -1).replaceAll(',', '|')})`),
  )
  return new RegExp(`^${parts.join('/')}$`)
}

/** A path begins at the root, in src/, or beside the text. A single name may be anywhere. */
function isThere(path: string, readme: string): boolean {
  const plain = path.replace(/\/$/, '')
  if (!plain.includes('/')) return THERE.some((each) => namesOf(plain).test(posix.basename(each)))
  const bases = ['', 'src', posix.dirname(readme)]
  const wanted = bases.map((base) => namesOf(posix.join(base, plain)))
  return THERE.some((each) => wanted.some((names) => names.test(each)))
}

const readmes = filesOf(['src', 'tests'], /(?<!site\/)README\.md$/)

test('the texts for maintainers name paths', () => {
  expect(readmes).toEqual(
    expect.arrayContaining(['src/README.md', 'src/studio/README.md', 'tests/README.md']),
  )
  expect(readmes.flatMap((readme) => pathsIn(textOf(readme))).length).toBeGreaterThan(60)
})

test.for(readmes)('each path in %s is there', (readme) => {
  expect(pathsIn(textOf(readme)).filter((path) => !isThere(path, readme))).toEqual([])
})

test.for([
  'Use `src/core/gone.ts`.',
  'Use `core/gone/`.',
  'Use `gone.ts`.',
  '`npx vitest run tests/gone`',
  '```text\n| core/gone  words\n```',
  'See [the tests](../gone/README.md).',
  '`languages/*/gone.ts`',
  '`tests/mistakes/{codes,slips}/NAME/gone.ts`',
])('%j names what is gone', (text) => {
  expect(pathsIn(text).map((path) => isThere(path, 'src/README.md'))).toEqual([false])
})

/** Rules of this code base that no compiler or linter holds. */
import { expect, test } from 'vitest'
import { namedPackages } from '../support/libraries.ts'
import { filesOf, importsOf, type SyntaxNode, syntaxOf, textOf } from '../support/modules.ts'

const engine = filesOf(['src', 'schema'], /\.(?:tsx?|mjs)$/)
const tests = filesOf(['tests'], /\.(?:tsx?|mjs)$/)

/** What a file does to get past the compiler or the linter. */
function waysAround(path: string, text: string): readonly string[] {
  const { nodes, comments, errors } = syntaxOf(path, text)
  return [
    ...errors.map(({ message }) => message),
    ...nodes.flatMap((node) => wayAround(node) ?? []),
    ...comments.filter((comment) =>
      /(?:biome|eslint|ts)-(?:ignore|disable|expect-error|nocheck)/.test(comment),
    ),
  ].map((way) => `${path}: ${way}`)
}

function wayAround(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'TSAnyKeyword':
      return 'any'
    case 'TSNonNullExpression':
      return '!'
    case 'TSTypeAssertion':
      return 'a cast'
    case 'TSAsExpression':
      return isConst(node.typeAnnotation) ? undefined : 'a cast'
    default:
      return node.definite === true ? '! in a declaration' : undefined
  }
}

/** The type of `as const`. */
function isConst(type: unknown): boolean {
  return JSON.stringify(type).includes('"name":"const"')
}

test('types are never got around', () => {
  expect(engine.flatMap((path) => waysAround(path, textOf(path)))).toEqual([])
})

test.for([
  'const a: any = 1',
  'const b = c as string',
  'const b = <string>c',
  'const d = e!',
  'let f!: string',
  '// biome-ignore lint/suspicious/noExplicitAny: it is late',
  '// @ts-expect-error',
])('%s is a way around', (text) => {
  expect(waysAround('src/example.ts', text)).toHaveLength(1)
})

test('as const is none', () => {
  expect(waysAround('src/example.ts', 'const a = [1] as const')).toEqual([])
})

const LONGEST = 250
const written = [...engine, ...tests, ...filesOf(['src'], /\.(?:scss|md)$/)]

// git takes a file with a NUL for no text, and shows no changes of it.
test('sources are text: control characters are written as escapes', () => {
  expect(written.filter((path) => /[^\P{Cc}\n\t]/u.test(textOf(path)))).toEqual([])
})

test(`no file has more than ${LONGEST} lines`, () => {
  const long = written.map((path) => ({ path, lines: textOf(path).trimEnd().split('\n').length }))
  expect(long.filter(({ lines }) => lines > LONGEST)).toEqual([])
})

/** Asks for the words of a message. */
const ASKS_WORDS =
  /\b(?:help|message)\b\??\.(?:includes|startsWith|endsWith|match|search|split|replaceAll)\(|\.(?:test|exec)\((?:\w+\??\.)*(?:help|message)\b/

test('nothing decides by the words of a message, but by its code, its subject and its advice', () => {
  const own = filesOf(['src/core', 'src/diagnostics', 'src/studio', 'src/preview'], /\.tsx?$/)
  // The YAML library has too few codes.
  const asking = own.filter((path) => !path.startsWith('src/core/yaml/syntax-errors/'))
  expect(asking.filter((path) => ASKS_WORDS.test(textOf(path)))).toEqual([])
})

test('no test is skipped, and none runs alone', () => {
  const marks = /\b(?:test|describe|it)(?:\.\w+)*\.(?:skip|skipIf|only|todo|fixme|fails)\b/
  const own = 'tests/project/house-rules.test.ts'
  expect(tests.filter((path) => path !== own && marks.test(textOf(path)))).toEqual([])
})

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}
const { dependencies, devDependencies }: Manifest = JSON.parse(textOf('package.json'))
const packages = [...Object.keys(dependencies), ...Object.keys(devDependencies)]

test.each([
  ['README.md', 220],
  ['src/README.md', 250],
])('%s has fewer than %i lines', (path, most) => {
  const lines = textOf(path).trimEnd().split('\n').length
  expect(lines, `${path} is too long: shorten it, or move a part elsewhere`).toBeLessThan(most)
})

test('src/README.md gives the reason of every dependency', () => {
  const named = namedPackages()
  expect(packages.filter((name) => !named.has(name))).toEqual([])
})

test('every dependency is used', () => {
  const config = ['vite.config.ts', '.biome.json', 'tsconfig.json', 'package.json']
  const others = [...config, ...filesOf(['src'], /\.scss$/), ...tests].map((path) =>
    path === 'package.json' ? JSON.stringify(JSON.parse(textOf(path)).scripts) : textOf(path),
  )
  const imported = [...engine, ...tests].flatMap((path) =>
    importsOf(path, textOf(path)).map(({ target }) => target),
  )
  const isUsed = (name: string) =>
    imported.some((target) => target === name || target.startsWith(`${name}/`)) ||
    others.some((text) => text.includes(`${name}/`) || text.includes(`'${name}'`)) ||
    engine.some((path) => textOf(path).includes(`'${name}/`))
  const typed = (name: string) => name.replace(/^@types\//, '')
  const unused = packages.filter((name) =>
    name === '@types/node' ? !imported.some((target) => target.startsWith('node:')) : !isUsed(typed(name)),
  )
  expect(unused).toEqual([])
})

test('versions are exact, so that everybody has the same', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose).toEqual([])
})

/** Editors accept what the engine accepts, and refuse what it refuses, as far as a schema can know. */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as blocks from '../../schema/blocks.ts'
import { schemas } from '../../src/cli/commands/generate/json-schema.ts'
import { siteValues } from '../../src/core/validate/interpolate.ts'
import { toSource } from '../../src/core/yaml/source.ts'
import type { SourceFile } from '../../src/core/yaml/source-file.ts'
import { editorFaults, engineFaults, engineFaultsOfSite, readTwice } from '../support/editor-schema.ts'
import { filesOf, textOf } from '../support/modules.ts'

const valuesOf = (path: string) => siteValues(toSource('site.yaml', textOf(path), () => undefined).value)
const SITES = [
  { pages: filesOf(['pages'], /\.yaml$/), values: valuesOf('site.yaml') },
  {
    pages: filesOf(['tests/sites/musikschule/pages'], /\.yaml$/),
    values: valuesOf('tests/sites/musikschule/site.yaml'),
  },
]

/** What a text takes up from snippets and tables is read before it is judged, and stands in other files. */
const isWhole = (text: string) => !/^\s*(?:- )?(?:use|rows):/m.test(text)

/** The pages of both sites that are whole, as the engine and as an editor reads them. */
const pages = SITES.flatMap(({ pages: paths, values }) =>
  paths.flatMap((path) => {
    const read = isWhole(textOf(path)) ? readTwice(path, textOf(path)) : undefined
    return read && !path.includes('/snippets/') ? [{ path, values, ...read }] : []
  }),
)

test('editors accept every page, snippet and site.yaml of both sites', () => {
  expect(pages.length).toBeGreaterThan(55)
  for (const { path, source, values } of pages) expect(engineFaults(source, values), path).toEqual([])
  const kindOf = (path: string) => (path.includes('/snippets/') ? 'snippet' : 'page')
  for (const path of SITES.flatMap(({ pages: paths }) => paths))
    expect(editorFaults(readTwice(path, textOf(path))?.typed, kindOf(path)), path).toEqual([])
  for (const path of ['site.yaml', 'tests/sites/musikschule/site.yaml'])
    expect(editorFaults(parse(textOf(path), { logLevel: 'silent' }), 'site'), path).toEqual([])
})

test.for(Object.keys(blocks))('editors accept the examples of %s', (type) => {
  const entries: readonly { readonly block: unknown }[] = parse(textOf(`src/blocks/${type}/example.yaml`))
  for (const { block } of entries) expect(editorFaults(pageWith(block))).toEqual([])
})

const pageWith = (block: unknown) => ({ title: 'Page', description: 'A page.', blocks: [block] })

test('editors know snippets and tables', () => {
  const rows = (more: object) => pageWith({ type: 'linkList', links: { rows: 'data/links.csv', ...more } })
  expect(editorFaults(pageWith({ use: 'snippets/apply' }))).toEqual([])
  expect(editorFaults(rows({}))).toEqual([])
  const inner = {
    type: 'feeSchedule',
    title: 'Fees',
    items: [{ title: 'A' }],
    extras: { title: 'B', items: { rows: 'b.csv' } },
  }
  expect(editorFaults(pageWith(inner))).toEqual([])
  for (const wrong of [
    pageWith({ use: 'snippets/apply', title: 'Own' }),
    pageWith({ use: 'apply' }),
    pageWith({ title: 'Without a type' }),
    pageWith({ type: 'linkList', links: { rows: 'links.xlsx' } }),
    pageWith({ type: 'linkList', links: [] }),
    pageWith({ type: 'linkList', title: { rows: 'data/links.csv' }, links: [{ title: 'A' }] }),
    rows({ first: 1 }),
  ])
    expect(editorFaults(wrong), JSON.stringify(wrong)).not.toEqual([])
  const block = { type: 'richText', text: 'Words' }
  expect(editorFaults({ blocks: [block, { use: 'snippets/other' }] }, 'snippet')).toEqual([])
  expect(editorFaults({ title: 'Apply', blocks: [block] }, 'snippet')).not.toEqual([])
})

const CASES = filesOf(
  ['tests/mistakes/codes', 'tests/sites/base'],
  /\/pages\/(?!snippets\/).*\.yaml$/,
).filter((path) => isWhole(textOf(path)))

test('both give the same verdict on every case of a mistake that is YAML', () => {
  const values = siteValues({ organisation: { name: 'Example School' }, facts: {}, contacts: {} })
  const verdicts = CASES.flatMap((path) => {
    const read = readTwice(path, textOf(path))
    if (!read) return []
    return [{ path, engine: engineFaults(read.source, values), editor: editorFaults(read.typed) }]
  })
  expect(verdicts.length).toBeGreaterThan(80)
  expect(verdicts.filter(({ engine, editor }) => engine.length > 0 !== editor.length > 0)).toEqual([])
  expect(verdicts.filter(({ engine }) => engine.length > 0).length).toBeGreaterThan(15)
})

type Path = readonly (string | number)[]
/** A value as the engine and as an editor reads it. */
type Pair = readonly [raw: unknown, typed: unknown]

const OTHERS: readonly Pair[] = [
  ['words', 'words'],
  ['7', 7],
  ['-3', -3],
  ['1.5', 1.5],
  ['2025', 2025],
  ['true', true],
  ['null', null],
  ['2025-01-08', '2025-01-08'],
  ['/page', '/page'],
  ['   ', '   '],
  ['', ''],
  [['words'], ['words']],
  [[], []],
  [{ name: 'words' }, { name: 'words' }],
]

/** The paths of all fields and entries of a value. */
function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  const inner = new Map<string | number, unknown>(Object.entries(value))
  return names.flatMap((name) => [[...at, name], ...pathsIn(inner.get(String(name)), [...at, name])])
}

/** A copy in which `change` has been made to what holds the last part of a path. */
function changed(
  value: unknown,
  path: Path,
  change: (owner: Record<string, unknown>, name: string) => void,
): unknown {
  const copy = structuredClone(value)
  let owner = Object(copy)
  for (const name of path.slice(0, -1)) owner = owner[name]
  change(owner, String(path.at(-1)))
  return copy
}

function without(owner: Record<string, unknown>, name: string): void {
  if (Array.isArray(owner)) owner.splice(Number(name), 1)
  else delete owner[name]
}

function renamed(owner: Record<string, unknown>, name: string): void {
  if (Array.isArray(owner)) return
  owner[`${name}s`] = owner[name]
  delete owner[name]
}

const set = (value: unknown) => (owner: Record<string, unknown>, name: string) => {
  owner[name] = value
}

/** A page of each shape: all paths, with the places in lists left out, that no page before had. */
const seen = new Set<string>()
const places = pages.flatMap((page) =>
  pathsIn(page.source.value)
    .filter((path) => {
      const type = path[0] === 'blocks' ? typeAt(page.source.value, Number(path[1])) : ''
      const shape = `${type} ${path.map((part) => (typeof part === 'number' ? '#' : part)).join('.')}`
      return seen.size < seen.add(shape).size
    })
    .map((path) => ({ ...page, place: path })),
)

function typeAt(value: unknown, index: number): string {
  return String(Object(value).blocks?.[index]?.type)
}

type Faults = readonly string[]
type Judge = (raw: unknown, seenByEditor: unknown) => readonly [engine: Faults, editor: Faults]

/** What both say of a document in which one place has been changed in every way. */
function verdictsOf(at: string, value: unknown, typed: unknown, place: Path, judge: Judge) {
  const verdict = (what: string, raw: unknown, seenByEditor: unknown) => {
    const [engine, editor] = judge(raw, seenByEditor)
    const refused = engine.length > 0
    return { what: `${at} ${what}`, refused, agreed: refused === editor.length > 0, engine, editor }
  }
  return [
    verdict('deleted', changed(value, place, without), changed(typed, place, without)),
    verdict('renamed', changed(value, place, renamed), changed(typed, place, renamed)),
    ...OTHERS.map(([raw, seenByEditor]) =>
      verdict(
        `is ${JSON.stringify(seenByEditor)}`,
        changed(value, place, set(raw)),
        changed(typed, place, set(seenByEditor)),
      ),
    ),
  ]
}

test('both give the same verdict on every site.yaml with one field changed', () => {
  const verdicts = ['site.yaml', 'tests/sites/musikschule/site.yaml'].flatMap((path) => {
    const read = readTwice(path, textOf(path))
    if (!read) throw new Error(`${path} cannot be read`)
    const { source, typed } = read
    // The link stage says which words the frame of a page has.
    const outside = pathsIn(source.value).filter(([name]) => name !== 'words')
    return outside.flatMap((place) =>
      verdictsOf(`${path}: ${place.join('.')}`, source.value, typed, place, (raw, seenByEditor) => {
        const values = siteValues(raw)
        return [engineFaultsOfSite(placeless(source, raw), values), editorFaults(seenByEditor, 'site')]
      }),
    )
  })
  expect(verdicts.length).toBeGreaterThan(3000)
  expect(verdicts.filter(({ refused }) => refused).length).toBeGreaterThan(1000)
  expect(verdicts.filter(({ agreed }) => !agreed)).toEqual([])
})

test('rules that compare fields stand in the link stage, not in schemas', () => {
  const files = filesOf(['schema', 'src/blocks'], /schema\/[^/]*\.ts$|\/schema\.ts$/)
  expect(files.length).toBeGreaterThan(20)
  expect(
    files.filter((path) =>
      /\.(?:refine|superRefine|check)\(|z\.(?:refine|check|custom|preprocess)\b/.test(textOf(path)),
    ),
  ).toEqual([])
})

test('both give the same verdict on every page with one field changed', () => {
  const verdicts = places.flatMap(({ path, source, typed, values, place }) =>
    verdictsOf(`${path}: ${place.join('.')}`, source.value, typed, place, (raw, seenByEditor) => [
      engineFaults(placeless(source, raw), values),
      editorFaults(seenByEditor),
    ]),
  )
  expect(verdicts.length).toBeGreaterThan(2500)
  expect(verdicts.filter(({ refused }) => refused).length).toBeGreaterThan(1000)
  expect(verdicts.filter(({ refused }) => !refused).length).toBeGreaterThan(500)
  expect(verdicts.filter(({ agreed }) => !agreed)).toEqual([])
})

/** Where things stand is no matter here, and takes long. */
function placeless(source: SourceFile, value: unknown): SourceFile {
  const position = { offset: 0, line: 1, column: 1 }
  const span = () => ({ file: source.path, start: position, end: position })
  return { ...source, text: '', value, mayHold: () => true, spanOf: span, spanOfWords: span, spanOfKey: span }
}

test('all that the schemas lead to stands beside them', () => {
  const refs = schemas().flatMap(({ text }) => text.match(/"\$ref": "[^"]*"/g) ?? [])
  expect(refs.length).toBeGreaterThan(20)
  for (const ref of refs) expect(ref).toMatch(/"names\.schema\.json#\/definitions\/\w+"/)
})

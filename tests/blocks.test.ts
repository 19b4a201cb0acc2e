/** Every example of every block: it renders, its HTML is valid, and editors accept it. */
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as blocks from '../schema/blocks.ts'
import { schemas } from '../src/cli/generate/json-schema.ts'
import { examples } from '../src/engine/examples.ts'
import { galleryHtml, gallerySite } from '../src/engine/gallery.tsx'
import { renderPage } from '../src/engine/render.tsx'
import type { LinkedPage } from '../src/engine/site.ts'
import { htmlFaults } from './support/html.ts'
import { filesOf, textOf } from './support/modules.ts'
import { ASSETS } from './support/site.ts'

const types = Object.keys(blocks)
const all = examples()

test('every block has examples, each with a name of its own', () => {
  expect([...new Set(all.map(({ type }) => type))].sort()).toEqual([...types].sort())
  const names = all.map(({ type, name }) => `${type}: ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

const site = gallerySite()
const [home] = site.pages.values()

test.for(all.map((example) => [`${example.type}: ${example.name}`, example] as const))(
  '%s is valid HTML',
  async ([name, { type, block }]) => {
    if (!home) throw new Error('The gallery has no page')
    const linked: LinkedPage = { ...home, page: { ...home.page, blocks: [block] } }
    const html = renderPage(site, linked, ASSETS)
    const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html.replaceAll(/data-props="[^"]*"/g, ''))?.[1] ?? ''
    const className = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(main).toMatch(new RegExp(`class="(?:[^"]* )?${className}[ "]`))
    expect(main).not.toMatch(/undefined|\[object|NaN|\{(?:number|count|date)\}/)
    expect(await htmlFaults(name, html)).toEqual([])
  },
)

test('the validator finds what is wrong', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>x</title></head><body><p style="color: red"><div></div></p></body></html>'
  const rules = (await htmlFaults('x', html)).map((fault) => /\[(.*?)\]/.exec(fault)?.[1])
  expect(rules).toEqual(expect.arrayContaining(['no-inline-style', 'close-order']))
})

test('the page of all examples is valid HTML, in the frame and without it', async () => {
  for (const [index, html] of galleryHtml().entries()) {
    expect(await htmlFaults(`gallery ${index}`, html)).toEqual([])
  }
})

const ajv = new Ajv({ allowUnionTypes: true })
const [pageSchema, siteSchema, snippetSchema] = schemas({ snippets: [], tables: [] }).map(({ text }) =>
  ajv.compile(JSON.parse(text)),
)

/** What an editor thinks of a file: it sees the values that YAML guesses. */
function editorFaults(schema: typeof pageSchema, value: unknown): readonly string[] {
  return schema?.(value)
    ? []
    : (schema?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const pageWith = (block: unknown) => ({ title: 'Page', description: 'A page.', blocks: [block] })

test('editors accept the examples', () => {
  for (const type of types) {
    const entries: readonly { readonly block: unknown }[] = parse(textOf(`src/blocks/${type}/example.yaml`))
    for (const { block } of entries) expect(editorFaults(pageSchema, pageWith(block)), type).toEqual([])
  }
})

/** An unknown tag is no matter to an editor that knows the schema. */
const read = (path: string): unknown => parse(textOf(path), { logLevel: 'silent' })

test('editors accept every page that the engine accepts', () => {
  const pages = filesOf(['pages', 'tests/musikschule/pages'], /\.yaml$/)
  expect(pages.length).toBeGreaterThan(60)
  const schemaOf = (path: string) => (path.includes('/snippets/') ? snippetSchema : pageSchema)
  expect(
    pages.flatMap((path) => editorFaults(schemaOf(path), read(path)).map((fault) => `${path}${fault}`)),
  ).toEqual([])
  for (const path of ['site.yaml', 'tests/musikschule/site.yaml'])
    expect(editorFaults(siteSchema, read(path)), path).toEqual([])
})

test('editors know snippets and tables', () => {
  const rows = (more: object) => pageWith({ type: 'linkList', links: { rows: 'data/links.csv', ...more } })
  expect(editorFaults(pageSchema, pageWith({ use: 'snippets/apply' }))).toEqual([])
  expect(editorFaults(pageSchema, rows({}))).toEqual([])
  const inner = {
    type: 'feeSchedule',
    title: 'Fees',
    items: [{ title: 'A' }],
    extras: { title: 'B', items: { rows: 'b.csv' } },
  }
  expect(editorFaults(pageSchema, pageWith(inner))).toEqual([])
  for (const wrong of [
    pageWith({ use: 'snippets/apply', title: 'Own' }),
    pageWith({ use: 'apply' }),
    pageWith({ title: 'Without a type' }),
    pageWith({ type: 'linkList', links: { rows: 'links.xlsx' } }),
    pageWith({ type: 'linkList', links: [] }),
    pageWith({ type: 'linkList', title: { rows: 'data/links.csv' }, links: [{ title: 'A' }] }),
    rows({ first: 1 }),
  ])
    expect(editorFaults(pageSchema, wrong), JSON.stringify(wrong)).not.toEqual([])
  const [block] = pageWith({ type: 'richText', text: 'Words' }).blocks
  expect(editorFaults(snippetSchema, { blocks: [block, { use: 'snippets/other' }] })).toEqual([])
  expect(editorFaults(snippetSchema, { title: 'Apply', blocks: [block] })).not.toEqual([])
})

test('editors refuse what the engine refuses', () => {
  for (const name of [
    'unknown-field',
    'unknown-block',
    'missing-field',
    'list-for-text',
    'text-for-list',
    'not-one-of',
  ]) {
    expect(editorFaults(pageSchema, read(`tests/diagnostics/${name}/pages/page.yaml`)), name).not.toEqual([])
  }
})

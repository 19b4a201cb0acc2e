/** The styles of a page: all that it needs, and little else. */

import { join } from 'node:path'
import { parse, type Rule } from 'postcss'
import { beforeAll, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import { lookOf } from '../../../src/block/theme.ts'
import { shapes } from '../../../src/build/assets/gallery.tsx'
import { compileSass } from '../../../src/build/assets/style/compile-sass.ts'
import { namesInHtml } from '../../../src/build/assets/style/names-in-html.ts'
import { scriptWords } from '../../../src/build/assets/style/script-words.ts'
import type { Stylesheet } from '../../../src/build/assets/style/sheets.ts'
import { buildStylesheet } from '../../../src/build/assets/style/stylesheet.ts'
import { themeCss } from '../../../src/build/assets/style/theme-css.ts'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { contentSecurityPolicy, LONGEST_POLICY } from '../../../src/build/publish/hosting/policy.ts'
import { readSite } from '../../../src/core/check/read-site.ts'
import type { Sheet } from '../../../src/core/render/assets.ts'
import { renderPage } from '../../../src/core/render/render.tsx'
import { filesOf, PROJECT, textOf } from '../../support/modules.ts'
import { ASSETS, NOW } from '../../support/site.ts'

const TYPES = Object.keys(blocks)

let css: string
let stylesheet: Stylesheet

beforeAll(async () => {
  css = await compileSass(join(PROJECT, 'src/shell/theme/site.scss'))
  stylesheet = await stylesheetFor(TYPES)
})

function stylesheetFor(types: readonly string[]): Promise<Stylesheet> {
  return buildStylesheet({ css, theme: themeCss(lookOf({})), ...shapes(types), words: scriptWords(types) })
}

const textsOf = ({ sheets, aside }: Stylesheet) => [...sheets.map(({ text }) => text), aside].join('\n')

test('a site has no style of a block that it does not use, not even for paper', async () => {
  const [few, one] = [
    textsOf(await stylesheetFor(['hero', 'chart'])),
    /\.(?:fee-schedule|year-line|rich-text)\b/,
  ]
  expect(textsOf(stylesheet)).toMatch(one)
  expect(few).not.toMatch(one)
  expect(few).toContain('.chart')
  // A text in Markdown may hold these in any block.
  for (const tag of ['h3', 'h4', 'blockquote', 'hr', 'table', 'strong'])
    expect(few).toMatch(new RegExp(`\\b${tag}\\b`))
})

test('lines in header and footer have the colour of the words there', () => {
  const lines = textsOf(stylesheet).match(/border(?:-top)?:1px solid #\w{6}(?=\w{2}\b)/g) ?? []
  expect(lines.length).toBeGreaterThan(4)
  const onDeep = lookOf({}).light['on-deep']
  expect(lines.filter((line) => !line.endsWith(onDeep))).toEqual([])
})

test.for(['.', 'tests/sites/musikschule'])('no page of %s lacks a style of its own', (root) => {
  const { site } = readSite(filesIn(join(PROJECT, root)), { now: NOW })
  expect(site).toBeDefined()
  for (const page of site?.pages.values() ?? []) {
    const html = site ? renderPage(site, page, { ...ASSETS, sheets: stylesheet.sheets }) : ''
    const styles = new Set([...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text))
    const absent = stylesheet.sheets.filter(({ parts, text }) => parts.length > 0 && !styles.has(text))
    expect([page.route, absent.flatMap((sheet) => matching(sheet, html))]).toEqual([page.route, []])
    expect(styles.size).toBe(stylesheet.sheets.length - absent.length)
  }
})

/** The selectors of a sheet whose classes all stand in a document. */
function matching(sheet: Sheet, html: string): readonly string[] {
  const present = new Set(namesInHtml(html).classes)
  const selectors: string[] = []
  parse(sheet.text).walkRules((rule: Rule) => void selectors.push(...rule.selectors))
  return selectors.filter((selector) => {
    const classes = [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)]
    return classes.length > 0 && classes.every(([, name = '']) => present.has(name))
  })
}

test('a sheet is for a part, comes after those for several, and holds nothing for paper', () => {
  const [first, ...others] = stylesheet.sheets
  expect(first?.parts).toEqual([])
  const counts = others.map(({ parts }) => parts.length)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(stylesheet.sheets.filter(({ text }) => /@media (?:print|\(forced-colors)/.test(text))).toEqual([])
  expect(stylesheet.aside).toMatch(/^@media/)
})

test('a property that a style takes up is set by a style, or has a value to fall back to', () => {
  const set = new Set<string>()
  const used = new Set<string>()
  for (const text of [...stylesheet.sheets.map((sheet) => sheet.text), stylesheet.aside])
    parse(text).walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) set.add(prop)
      // Without a value these are inherited.
      if (prop === 'color' || prop === 'text-align') return
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)\)/g)) used.add(name)
    })
  expect([...used].filter((name) => !set.has(name))).toEqual([])
})

test('a property that a style sets is taken up by one', () => {
  const texts = [...stylesheet.sheets.map((sheet) => sheet.text), stylesheet.aside]
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  )
  const set = new Set<string>()
  for (const text of texts) parse(text).walkDecls(/^--/, ({ prop }) => void set.add(prop))
  expect(set.size).toBeGreaterThan(0)
  expect([...set].filter((name) => !used.has(name))).toEqual([])
})

test('what a script sets is asked for, and not written out', () => {
  const scripts = filesOf(['src'], /\.tsx?$/).flatMap((path) => [
    ...textOf(path).matchAll(/setProperty\('(--[\w-]+)'/g),
  ])
  const names = [...new Set(scripts.map(([, name = '']) => name))]
  expect(names.length).toBeGreaterThan(0)
  const text = stylesheet.sheets.map((sheet) => sheet.text).join('')
  expect(names.filter((name) => !text.includes(`var(${name},`))).toEqual([])
})

test('the policy has room for the hashes of all sheets', () => {
  const styles = stylesheet.sheets.map(({ text }) => text)
  const frames = Array.from({ length: 8 }, (_, index) => `https://frames-${index}.example.org`)
  const policy = contentSecurityPolicy({ scripts: ['boot', 'speculation'], styles }, frames)
  expect(policy.length).toBeLessThan(LONGEST_POLICY)
})

/** Fields that no class comes from. */
const PLAIN = ['anchor', 'alt', 'decorative', 'reload']

test.for(Object.entries(blocks))(
  '%s: the examples have every field; they say which styles it needs',
  ([type, schema]) => {
    const shown = new Set(namesIn(parseYaml(textOf(`src/blocks/${type}/example.yaml`))))
    const fields = fieldsOf(z.toJSONSchema(schema, { io: 'input' }))
    expect(fields.filter((name) => !PLAIN.includes(name) && !shown.has(name))).toEqual([])
  },
)

function fieldsOf({ properties = {}, items, anyOf = [] }: z.core.JSONSchema.JSONSchema): readonly string[] {
  const below = [...Object.values(properties), ...anyOf, ...(Array.isArray(items) ? items : [items])]
  const schemas = below.filter((one) => typeof one === 'object')
  return [...Object.keys(properties), ...schemas.flatMap(fieldsOf)]
}

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value), ...Object.values(value).flatMap(namesIn)]
}

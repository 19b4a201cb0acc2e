/** What browsers get can be read by the oldest ones that the site is made for. */
import { join } from 'node:path'
import { type ChildNode, type Declaration, parse, type Root, type Rule } from 'postcss'
import { beforeAll, expect, test } from 'vitest'
import * as blocks from '../../../schema/blocks.ts'
import { lookOf } from '../../../src/block/theme.ts'
import { clientBundle } from '../../../src/build/assets/client-bundle.ts'
import { shapes } from '../../../src/build/assets/gallery.tsx'
import { compileSass } from '../../../src/build/assets/style/compile-sass.ts'
import { scriptWords } from '../../../src/build/assets/style/script-words.ts'
import { buildStylesheet } from '../../../src/build/assets/style/stylesheet.ts'
import { themeCss } from '../../../src/build/assets/style/theme-css.ts'
import { PROJECT } from '../../support/modules.ts'

const TYPES = Object.keys(blocks)

let sheet: string
let scripts: readonly string[]

beforeAll(async () => {
  const css = await compileSass(join(PROJECT, 'src/shell/theme/site.scss'))
  const { sheets, aside } = await buildStylesheet({
    css,
    theme: themeCss(lookOf({})),
    ...shapes(TYPES, { hasLanguages: true, hasSearch: true }),
    words: scriptWords(TYPES),
  })
  const { boot, countdown, findPage, files } = await clientBundle(true)
  const code = files.filter(({ path }) => path.endsWith('.js')).map(({ content }) => String(content))
  expect(code.length).toBeGreaterThan(5)
  const styles = files.filter(({ path }) => path.endsWith('.css')).map(({ content }) => String(content))
  expect(styles).toHaveLength(1)
  sheet = [...sheets.map(({ text }) => text), aside, ...styles].join('\n')
  scripts = [boot, countdown, findPage, ...code]
})

/** Chrome 80 does not have these, and nor does Safari 13.1. */
const NEW_PROPERTIES =
  /^(?:inset(?:-\w+)?|(?:padding|margin|border|scroll-padding|scroll-margin)-(?:inline|block))$/
const NEW_VALUES = /\b(?:color-mix|light-dark|oklch|oklab|lch)\(|\d(?:[dsl]v[hw]|cq\w+)\b/
const NEW_SELECTORS = /:(?:focus-visible|has\(|is\(|where\()|:not\([^()]*[ ,>+~]/
/** Pictures have their width and height besides, and frames their least height. */
const SHAPES = /^\.ratio-|\bimg$/

const isGuarded = (node: ChildNode): boolean => {
  const { parent } = node
  if (!parent || parent.type === 'root' || parent.type === 'document') return false
  return ('name' in parent && parent.name === 'supports') || isGuarded(parent as ChildNode)
}

/** What stands apart in browsers without `gap`, by the selectors of the rows. */
function apartIn(root: Root): readonly string[] {
  const found: string[] = []
  root.walkAtRules('supports', (rule) => {
    if (/^not \(inset:\s*0\)$/.test(rule.params))
      rule.walkRules(({ selectors }) => void found.push(...selectors))
  })
  return found
}

const lastValue = (rule: Rule, name: string) =>
  rule.nodes.flatMap((node) => (node.type === 'decl' && node.prop === name ? [node.value] : [])).at(-1)

/** Rows of a flexible box that only `gap` keeps apart. */
function rowsWithout(root: Root): readonly string[] {
  const apart = apartIn(root)
  const rows: string[] = []
  root.walkRules((rule) => {
    // On paper words stand one below the other.
    const isPrinted =
      rule.parent?.type === 'atrule' && 'params' in rule.parent && rule.parent.params === 'print'
    const isRow =
      !isPrinted &&
      /flex/.test(lastValue(rule, 'display') ?? '') &&
      /[1-9]/.test(lastValue(rule, 'gap') ?? '')
    if (isRow) rows.push(...rule.selectors)
  })
  return rows.filter((row) => !apart.some((selector) => selector.startsWith(row)))
}

/** Browsers keep the value before it if they do not know this one. */
function isSecond(declaration: Declaration): boolean {
  const before = declaration.prev()
  return before?.type === 'decl' && before.prop === declaration.prop && !NEW_VALUES.test(before.value)
}

function beyond(css: string): readonly string[] {
  const root = parse(css)
  const found: string[] = rowsWithout(root).map((row) => `gap in ${row}`)
  root.walkDecls((declaration) => {
    const { parent, prop, value } = declaration
    if (isGuarded(declaration) || parent?.type !== 'rule') return
    const selector = 'selector' in parent ? String(parent.selector) : ''
    const isNew = NEW_PROPERTIES.test(prop) || (NEW_VALUES.test(value) && !isSecond(declaration))
    if (isNew || (prop === 'aspect-ratio' && !SHAPES.test(selector)))
      found.push(`${prop}: ${value} in ${selector}`)
  })
  root.walkRules((rule) => {
    const known = rule.selectors.filter((selector) => !NEW_SELECTORS.test(selector))
    if (known.length > 0 && known.length < rule.selectors.length) found.push(`${rule.selector} is lost whole`)
  })
  return found
}

/** Syntax and calls that came later. React asks for some before it calls them. */
const NEW_SYNTAX = /\?\?=|\|\|=|&&=|\bstatic\{|this\.#|[^\w.]#\w+\s+in\s|\d_\d/
const NEW_CALLS =
  /\.(?:replaceAll|at|findLast|toSorted|toReversed|hasOwn|groupBy|replaceChildren)\(|\bstructuredClone\(|AbortSignal\.(?:any|timeout)\(/

const late = (code: string) =>
  [NEW_SYNTAX, NEW_CALLS].flatMap((pattern) => {
    const found = pattern.exec(code)
    return found ? [code.slice(Math.max(0, found.index - 40), found.index + 40)] : []
  })

test('the styles need nothing that came later, or have something to fall back to', () => {
  expect(beyond(sheet)).toEqual([])
})

test.for([
  ['p{inset:0}', 'inset: 0 in p'],
  ['p{padding-inline:var(--a)}', 'padding-inline: var(--a) in p'],
  ['p{display:flex;gap:1rem}', 'gap in p'],
  ['p{height:100svh}', 'height: 100svh in p'],
  ['p{aspect-ratio:1}', 'aspect-ratio: 1 in p'],
  ['a:hover,a:focus-visible{color:red}', 'a:hover,a:focus-visible is lost whole'],
] as const)('%s would be found', ([css, words]) => {
  expect(beyond(css)).toEqual([words])
})

test.for([
  '@supports (inset:0){p{inset:0}}',
  'p{display:flex;gap:1rem}@supports not (inset:0){p>*{margin:1rem}}',
  'p{display:grid;gap:1rem}',
  'p{display:flex;gap:0}',
  'p{height:100vh;height:100dvh}',
  'a:hover{color:red}a:focus-visible{color:red}',
])('%s has something to fall back to', (css) => {
  expect(beyond(css)).toEqual([])
})

test('the scripts have no syntax that came later, and call nothing that came later', () => {
  expect(scripts.flatMap(late)).toEqual([])
})

test.for(['a??=b', 'class A{static{b()}}', 'a.at(-1)', '"a".replaceAll("b","c")', 'structuredClone(a)'])(
  '%s would be found',
  (code) => {
    expect(late(code)).not.toEqual([])
  },
)

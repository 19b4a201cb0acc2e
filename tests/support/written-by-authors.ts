/** Tests the texts of all blocks: whatever an author writes there stays text. */
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { gallerySite } from '../../src/build/assets/gallery.tsx'
import type { FieldPath } from '../../src/core/base/field-path.ts'
import { textsIn } from '../../src/core/base/texts-in.ts'
import { valueAt } from '../../src/core/base/value-at.ts'
import { renderPage } from '../../src/core/render/render.tsx'
import type { LinkedPage, Site } from '../../src/core/site/site.ts'
import { EXAMPLE_TEXTS } from '../../src/core/validate/examples.ts'
import { validatePage } from '../../src/core/validate/validate.ts'
import { toSource } from '../../src/core/yaml/source.ts'
import type { SourceFile } from '../../src/core/yaml/source-file.ts'
import { ASSETS } from './site.ts'

/** An example of a block, and where it contains texts. */
export type Written = {
  readonly name: string
  /** The page that shows it with other texts. `undefined` if one of them is refused. */
  readonly htmlWith: (text: string, fields: readonly FieldPath[]) => string | undefined
  readonly plain: readonly FieldPath[]
  readonly markdown: readonly FieldPath[]
}

/** Addresses and file names are not texts. They have tests of their own. */
const NO_TEXTS = new Set([
  'type',
  'anchor',
  'href',
  'embedUrl',
  'image',
  'use',
  'rows',
  'contacts',
  'contact',
])

/** All examples of all blocks that have a text. */
export function writtenBlocks(): readonly Written[] {
  const site = gallerySite()
  return [...EXAMPLE_TEXTS].flatMap(([type, text]) => {
    const source = toSource(`src/blocks/${type}/example.yaml`, text, () => undefined)
    const entries: readonly unknown[] = Array.isArray(source.value) ? source.value : []
    return entries.map((entry) => written(type, entry, source, site))
  })
}

function written(type: string, entry: unknown, source: SourceFile, site: Site): Written {
  const [home] = site.pages.values()
  if (!home) throw new Error('The gallery has no page')
  const value = { title: 'Page', description: 'A page.', blocks: [valueAt(entry, ['block'])] }
  const htmlWith: Written['htmlWith'] = (text, fields) => {
    const changed = fields.reduce((page, field) => withText(page, field, text), structuredClone(value))
    const page = validatePage({ ...source, value: changed, mayHold: () => true }, new Map(), () => undefined)
    return page && renderPage(site, linked(home, page), ASSETS)
  }
  const isText = (field: FieldPath) =>
    !field.some((name) => typeof name === 'string' && NO_TEXTS.has(name)) &&
    htmlWith('<b a="1">', [field]) !== undefined
  const fields = textsIn(value, [])
    .map(({ path }) => path)
    .filter(isText)
  const isMarkdown = (field: FieldPath) => htmlWith('**x**', [field])?.includes('<strong>x</strong>') === true
  return {
    name: `${type}: ${String(valueAt(entry, ['name']))}`,
    htmlWith,
    plain: fields.filter((field) => !isMarkdown(field)),
    markdown: fields.filter(isMarkdown),
  }
}

const linked = (home: LinkedPage, page: LinkedPage['page']): LinkedPage => ({ ...home, page })

function withText<Value>(value: Value, path: FieldPath, text: string): Value {
  let owner = Object(value)
  for (const key of path.slice(0, -1)) owner = owner[key]
  owner[path.at(-1) ?? ''] = text
  return value
}

/** The elements in order, with the names of their attributes, and everything that can act: addresses, scripts, styles. */
export function skeleton(html: string): readonly string[] {
  const found: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node) found.push(described(node))
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
    if ('content' in node) visit(node.content)
    if (node.nodeName === '#comment') found.push('a comment')
  }
  visit(parse(html))
  return found
}

const ACTS = /^(?:href|src|srcset|action|formaction|style|on.*|http-equiv|content-security-policy)$/

function described(element: DefaultTreeAdapterTypes.Element): string {
  const attributes = element.attrs.map(({ name, value }) => (ACTS.test(name) ? `${name}=${value}` : name))
  const isScript = element.tagName === 'script' && !isData(element)
  const words = element.childNodes.map((child) => ('value' in child ? child.value : ''))
  return [element.tagName, ...attributes, ...(isScript || element.tagName === 'style' ? words : [])].join(' ')
}

/** Data for programs contains texts. This checks that it is still data. */
function isData({ attrs, childNodes }: DefaultTreeAdapterTypes.Element): boolean {
  if (!attrs.some(({ name, value }) => name === 'type' && /json/.test(value))) return false
  const [words] = childNodes
  return words !== undefined && 'value' in words && typeof JSON.parse(words.value) === 'object'
}

/** The elements that Markdown makes. None of them has an attribute, except for the first number of a list. */
const OF_MARKDOWN =
  /^(?:p|em|strong|s|ul|ol(?: start)?|li|blockquote|code|pre|code class|h[1-6]|hr|br|table|thead|tbody|tr|th|td|span|div)$/

/** What is on one page and not on the other, without the elements of Markdown. */
export function added(html: string, before: ReadonlySet<string>): readonly string[] {
  return skeleton(html).filter((element) => !before.has(element) && !OF_MARKDOWN.test(element))
}

const FRAGMENTS = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '`',
    '=',
    '&',
    '&lt;',
    '&#60;',
    '&quot;',
    ';',
    '\\',
    '--',
    '-->',
    '<!--',
    ']]>',
  ],
  ...[
    '<script>',
    '</script>',
    '<img src=x onerror=',
    '<svg/onload=',
    '<style>',
    '</style>',
    '</title>',
    '</textarea>',
  ],
  ...[
    ' onclick=',
    ' style=',
    'javascript:',
    'data:text/html,',
    '<!doctype html>',
    '<?xml',
    '<![CDATA[',
    '<a href=',
    '<base ',
  ],
  ...[
    '{',
    '}',
    '{{',
    '[',
    ']',
    '(',
    ')',
    '](',
    '*',
    '_',
    '#',
    '|',
    '~~',
    '\n',
    '\n\n',
    '    ',
    '\t',
    '- ',
    '1. ',
    '> ',
    '```',
  ],
  ...[
    '\u2028',
    '\u2029',
    '\ufeff',
    '\u202e',
    '\u00a0',
    '\u200d',
    '\u0000',
    '\u001b',
    '\ud800',
    '\u{1f600}',
    'ﬀ',
    '＜',
    '〈',
  ],
]

/** Texts that try to be more than text. */
export const hostileText = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...FRAGMENTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 4 }) },
  ),
  minLength: 1,
  maxLength: 14,
})

export type Trial = { readonly shown: number; readonly refused: number; readonly faults: readonly string[] }

/** Writes generated texts into all texts of a block at once. `seed` makes them the same again. */
export function tryTexts(block: Written, count: number, seed: number): Trial {
  const faults: string[] = []
  let refused = 0
  const same = sameAs(block)
  const before = new Set(skeleton(block.htmlWith('x', block.markdown) ?? ''))
  for (const text of fc.sample(hostileText, { numRuns: count, seed })) {
    const [plain, markdown] = [block.htmlWith(text, block.plain), block.htmlWith(text, block.markdown)]
    if (plain === undefined || markdown === undefined) refused++
    const isMore =
      (plain !== undefined && !same(plain, text)) ||
      (markdown !== undefined && added(markdown, before).length > 0)
    if (isMore) faults.push(`${block.name}: ${JSON.stringify(text)}`)
  }
  return { shown: count - refused, refused, faults }
}

/** Whether a page has nothing but what it has with `x`. */
function sameAs({ htmlWith, plain }: Written): (html: string, text: string) => boolean {
  const skeletonWith = (text: string) => String(skeleton(htmlWith(text, plain) ?? ''))
  const withX = skeletonWith('x')
  return (html, text) => {
    const found = String(skeleton(html))
    // Charts set long names in several lines or at an angle, so compare with a harmless name of the same length.
    return found === withX || found === skeletonWith(text.replaceAll(/\S/g, 'x'))
  }
}

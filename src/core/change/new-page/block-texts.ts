/** Adapts the examples of a block to a site, so that a new page can use them. */
import type { Edit } from '../../../diagnostics/diagnostic.ts'
import { applyEdits } from '../../base/edit.ts'
import { fieldOf, type TextAt, textsIn } from '../../base/texts-in.ts'
import { valueAt } from '../../base/value-at.ts'
import { EXAMPLE_TEXTS } from '../../validate/examples.ts'
import { toSource } from '../../yaml/source.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { type AltOf, pictureEdits } from './example-pictures.ts'
import { spokenEdits } from './stand-ins/spoken-edits.ts'

/** The names of this site that examples can use. */
export type SiteNames = {
  readonly images: readonly string[]
  readonly contacts: readonly string[]
  readonly links: readonly string[]
  /** The language of the page. Without it the examples stay English. */
  readonly lang?: string
  /** For a block that becomes part of a page. Without it, an example shows all that it can. */
  readonly altOf?: AltOf
}

/** A page that every site has, and an outside address that will always exist. */
const PAGE = '/'
const OUTSIDE = 'https://example.org/'

/** Longer examples show what a block can do, not how to begin. */
const FEW_LINES = 16

/** The examples as lines of a block without indent. Short ones come first. */
export function blockTexts(type: string, site: SiteNames): readonly string[] {
  const found = blockExamples(type, site).map(({ text }) => text)
  const isShort = (text: string) => text.split('\n').length <= FEW_LINES
  return [...found.filter(isShort), ...found.filter((text) => !isShort(text))]
}

export type BlockExample = { readonly name: string; readonly text: string }

/** The same with names, in the order of the file. Leaves out examples that need something the site does not have. */
export function blockExamples(type: string, site: SiteNames): readonly BlockExample[] {
  const source = toSource('example.yaml', EXAMPLE_TEXTS.get(type) ?? '', () => undefined)
  const examples = Array.isArray(source.value) ? source.value : []
  return examples.flatMap((example: unknown, index): readonly BlockExample[] => {
    const texts = textsIn(example, [index]).filter(({ path }) => path[1] === 'block')
    const spoken = spokenEdits(type, texts, source, site.lang ?? '')
    const { images, lang = '', altOf } = site
    const pictured = altOf && pictureEdits(type, texts, source, { images, lang, altOf })
    const edits = texts.map((text) => pictured?.get(text) ?? spoken.get(text) ?? editsOf(text, source, site))
    const fits = edits.every((each) => each !== undefined)
    if (!fits) return []
    return [{ name: String(valueAt(example, ['name'])), text: linesOf(source, index, edits.flat()) }]
  })
}

/** The edits that adapt a text to the site; `undefined` if that is not possible. */
function editsOf(
  { text, path }: TextAt,
  source: SourceFile,
  { images, contacts, links }: SiteNames,
): readonly Edit[] | undefined {
  const put = (words: string | undefined) => {
    if (words === undefined) return undefined
    const { start, end } = source.spanOfWords(path, text)
    return [{ file: source.path, start: start.offset, end: end.offset, text: words }]
  }
  const name = fieldOf(path)
  if (name === 'image') return put(images[0])
  if (name === 'contacts') return put(contacts[0])
  if (name === 'embedUrl') return text.startsWith('/') ? put(OUTSIDE) : []
  if (name === 'href' && text.startsWith('link:'))
    return put(links[0] === undefined ? PAGE : `link:${links[0]}`)
  if (name === 'href') return text.startsWith('/') ? put(PAGE) : []
  return linkEdits(source, path)
}

function linkEdits(source: SourceFile, path: TextAt['path']): readonly Edit[] {
  const { start, end } = source.spanOf(path)
  const written = source.text.slice(start.offset, end.offset)
  return [...written.matchAll(/\]\((\/[^\s)#]*)/g)].map(({ index, 1: page = '' }) => {
    const at = start.offset + index + ']('.length
    return { file: source.path, start: at, end: at + page.length, text: PAGE }
  })
}

/** The examples of a block, unchanged. `text` is the text of its example.yaml. */
export function writtenExamples(text: string): readonly BlockExample[] {
  const source = toSource('example.yaml', text, () => undefined)
  const examples = Array.isArray(source.value) ? source.value : []
  return examples.map((example: unknown, index) => ({
    name: String(valueAt(example, ['name'])),
    text: linesOf(source, index, []),
  }))
}

/** The text as an entry below `blocks:` of a page. */
export function entryText(text: string): string {
  return `  - ${text.replaceAll(/\n(?=.)/g, '\n    ')}\n`
}

/** The block of an example, without its indent. */
function linesOf(source: SourceFile, index: number, edits: readonly Edit[]): string {
  const { start, end } = source.spanOf([index, 'block'])
  const text = applyEdits(source.text.slice(0, end.offset), edits).slice(start.offset).trimEnd()
  const indent = ' '.repeat(start.column - 1)
  return text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
}

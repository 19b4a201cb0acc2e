/** The styles of the site: cut down to what pages can contain, sorted by who needs them, minified. */
import { Features, transform } from 'lightningcss'
import { parse } from 'postcss'
import { PurgeCSS } from 'purgecss'
import { CSS_TARGETS } from '../baseline.ts'
import { dropUnsetProperties, dropUnusedProperties, foldProperties } from './custom-properties.ts'
import { namesInHtml } from './names-in-html.ts'
import type { PartsOf } from './owners.ts'
import { dropUnreachable, intoSheets, type Stylesheet } from './sheets.ts'

export type StylesheetInput = {
  /** What the Sass of the shell and of all blocks compiles to. */
  readonly css: string
  /** The properties of the look of the site, which `css` uses. */
  readonly theme: string
  /** What every page has, as HTML. */
  readonly bare: string
  /** Every shape of what only some pages have: types of blocks, the shell and its parts. */
  readonly parts: ReadonlyMap<string, string>
  /** What Markdown can become, in any type of block. */
  readonly texts: string
  /** Classes and attributes that only scripts add, by part. */
  readonly words: ReadonlyMap<string, readonly string[]>
}

/**
 * Newer CSS that needs no replacement: the dark scheme has a media query instead of `light-dark()`, all these browsers
 * know `clamp()`, and a list in `:is()` or `:not()` is only used where a page can do without the rule.
 */
const WITHOUT_STAND_IN =
  Features.LightDark | Features.ClampFunction | Features.FontFamilySystemUi | Features.Selectors

/** The sheets of all pages. The same input gives the same texts. */
export async function buildStylesheet(input: StylesheetInput): Promise<Stylesheet> {
  const html = [input.bare, input.texts, ...input.parts.values()]
  const root = parse(
    await purge(input.theme + input.css, html, [...new Set([...input.words.values()].flat())].sort()),
  )
  const partsOf = partsByName(input)
  dropUnreachable(root, partsOf)
  dropUnsetProperties(root)
  foldProperties(root)
  dropUnusedProperties(root)

  const { sheets, aside } = intoSheets(root, partsOf)
  return { sheets: sheets.map((sheet) => ({ ...sheet, text: minify(sheet.text) })), aside: minify(aside) }
}

function partsByName({ bare, parts, words }: StylesheetInput): PartsOf {
  const onAllPages = new Set(namesOf(bare))
  for (const [part, added] of words) if (!parts.has(part)) for (const word of added) onAllPages.add(word)
  const having = new Map<string, Set<string>>()
  for (const [part, html] of parts)
    for (const name of [...namesOf(html), ...(words.get(part) ?? [])])
      if (!onAllPages.has(name)) having.set(stemOf(name), (having.get(stemOf(name)) ?? new Set()).add(part))
  return (name) => (onAllPages.has(name) ? undefined : [...(having.get(stemOf(name)) ?? [])])
}

function namesOf(html: string): readonly string[] {
  const { classes, tags } = namesInHtml(html)
  return [...classes, ...tags.map((tag) => `<${tag}`)]
}

/** Classes that only differ in their last word are variants. A part that writes one of them may write all. */
const stemOf = (name: string) => name.replace(/-[^-]+$/, '-')

function minify(css: string): string {
  const options = { minify: true, targets: CSS_TARGETS, exclude: WITHOUT_STAND_IN }
  return transform({ filename: 'site.css', code: Buffer.from(css), ...options }).code.toString()
}

async function purge(css: string, html: readonly string[], safelist: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: html.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: namesInHtml }],
    safelist: { standard: [...safelist] },
    dynamicAttributes: [...safelist],
    keyframes: true,
  })
  if (!result) throw new Error('PurgeCSS returned no stylesheet')
  return result.css
}

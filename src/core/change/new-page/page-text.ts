/** Writes the text of a new page, with comments. Every example in it is a stand-in. */

import { relativePath } from '../../base/relative-path.ts'
import { describe, schemaOfBlock } from '../../base/schema-at.ts'
import { asWritten, inQuotes } from '../../yaml/rewrite.ts'
import { standInWords } from './stand-ins/words.ts'

export type NewPage = {
  /** The path from the root: `pages/choir.yaml`. */
  readonly path: string
  readonly title: string
  readonly description: string | undefined
  /** The language of the page. */
  readonly lang: string
  /** The path of the page schema from the root, with `/`. */
  readonly schema: string
  /** The blocks in order. `lines` has no indent. */
  readonly blocks: readonly { readonly type: string; readonly lines: string }[]
}

export function pageText({ path, title, description, lang, schema, blocks: listed }: NewPage): string {
  const fallback =
    standInWords(lang)?.page ??
    `What visitors find on the page ${title}, and what they can do there, in one or two sentences.`
  return [
    `# yaml-language-server: $schema=${relativePath(path, schema)}`,
    '# What is marked !todo is an example: write what is true, then delete the mark.',
    `# The page shows its blocks from top to bottom. ${schema.replace('page.schema.json', 'blocks.md')} lists them.`,
    `title: ${asWritten(title)}`,
    '# For search engines and shared links.',
    `description: ${description === undefined ? `!todo ${inQuotes(fallback)}` : asWritten(description)}`,
    'blocks:',
    ...listed.map(({ type, lines }, index) => entryOf(type, index === 0 ? titled(lines, title) : lines)),
    '',
  ].join('\n')
}

function entryOf(type: string, lines: string): string {
  const about = schemaOfBlock(type)
  const says = about && describe(about)
  return [
    says === undefined ? `  # ${type}` : `  # ${type}: ${says}`,
    '  - !todo',
    lines.replaceAll(/^(?=.)/gm, '    '),
    '',
  ].join('\n')
}

/** The first block carries the title of the page. */
function titled(lines: string, title: string): string {
  return lines.replace(/^title: .*$/m, () => `title: ${asWritten(title)}`)
}

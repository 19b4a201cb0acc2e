/** What a caller can say about a new page. */
import * as blocks from '../../../../schema/blocks.ts'
import { allOf, nearest } from '../../../diagnostics/wording.ts'
import { lastPart } from '../../base/last-part.ts'
import { describe } from '../../base/schema-at.ts'
import { BLOCK_TYPES } from '../../validate/kinds/block-type.ts'

export type PageOptions = {
  readonly title: string | undefined
  readonly description: string | undefined
  readonly blocks: string | undefined
  readonly menu: string | undefined
  readonly chain: string | undefined
  readonly after: string | undefined
}

export const DEFAULT_BLOCKS = 'hero,richText,ctaButton'

/** `Our choir` for `/clubs/our-choir`. */
export function titleOf(route: string): string {
  const words = lastPart(route).replaceAll(/[-_]+/g, ' ').trim()
  return words === '' ? 'Home' : words.replace(/^./, (letter) => letter.toUpperCase())
}

/** The dropdown and the text of `Talent + Our choir`. Without a dropdown, the link goes into the menu itself. */
export function menuPlace(written: string): { readonly group?: string; readonly words?: string } {
  const [group = '', ...rest] = written.split('+')
  const words = rest.join('+').trim()
  return { ...(group.trim() ? { group: group.trim() } : {}), ...(words ? { words } : {}) }
}

/** All types of blocks with their descriptions, one per line. */
export function blockList(): string {
  const width = Math.max(...BLOCK_TYPES.map((type) => type.length))
  return Object.entries(blocks)
    .map(([type, schema]) => `  ${type.padEnd(width)}  ${describe(schema) ?? ''}`)
    .join('\n')
}

/** The block types in a list with commas, or what is wrong with one of them. */
export function blockTypes(written: string): readonly string[] | { readonly problem: string } {
  const types = written.split(',').map((type) => type.trim())
  const unknown = types.find((type) => !BLOCK_TYPES.includes(type))
  if (unknown === undefined) return types
  const near = nearest(unknown, BLOCK_TYPES)
  const meant = near === undefined ? '' : ` Did you mean \`${near}\`?`
  return { problem: `There is no block \`${unknown}\`.${meant} The blocks are: ${allOf(BLOCK_TYPES)}.` }
}

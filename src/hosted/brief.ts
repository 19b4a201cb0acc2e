/** A page without its blocks: what other pages need to know of it before its text is there. */
import { isDeepStrictEqual } from 'node:util'
import { sectionOf } from '../core/yaml/section.ts'
import { toSource } from '../core/yaml/source.ts'

/** A page must have some. */
const NO_BLOCKS = 'blocks:\n  - type: richText\n    text: …\n'

/** `undefined` if the page is written so that some of its other fields would be lost with the lines of its blocks. */
export function briefOf(path: string, text: string): string | undefined {
  const blocks = sectionOf(text, 'blocks')
  if (!blocks) return undefined
  const rest = text.slice(0, blocks.start) + text.slice(blocks.start + blocks.text.length)
  const brief = rest.replaceAll(/^#.*\n/gm, '') + NO_BLOCKS
  return isDeepStrictEqual(fieldsIn(path, brief), fieldsIn(path, text)) ? brief : undefined
}

function fieldsIn(path: string, text: string): object {
  const { value } = toSource(path, text, () => undefined)
  return { ...Object(value), blocks: undefined }
}

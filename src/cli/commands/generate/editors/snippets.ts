/** What editors can insert: a new page, and each block from its first example. */

import type { z } from 'zod'
import { describe } from '../../../../core/base/schema-at.ts'
import { EXAMPLE_TEXTS } from '../../../../core/validate/examples.ts'

type Snippet = {
  readonly label: string
  readonly description: string
  readonly bodyText: string
  readonly sortText?: string
}

export const PAGE_SNIPPETS: readonly Snippet[] = [
  {
    label: 'A new page',
    description: 'A page with a head and a text',
    bodyText: [
      'title: ${1:The name of the page}',
      'description: ${2:One or two sentences for search engines and shared links}',
      'blocks:',
      '  - type: hero',
      '    title: ${1}',
      '',
      '  - type: richText',
      '    text: |-',
      '      ${3:Write here.}',
      '',
    ].join('\n'),
  },
]

export function blockSnippets(types: readonly (readonly [string, z.core.$ZodType])[]): readonly Snippet[] {
  return types.flatMap(([type, schema]) => {
    const text = firstExample(EXAMPLE_TEXTS.get(type) ?? '')
    const description = describe(schema) ?? type
    return text === undefined
      ? []
      : [
          // These sort after the fields, because the server also offers them inside a block.
          { label: `${type} …`, description, bodyText: inSnippet(text), sortText: `~${type}` },
        ]
  })
}

/** The fields of the first example. Each line after the first is indented as below a dash. */
function firstExample(text: string): string | undefined {
  const lines = text.split('\n')
  const start = lines.indexOf('  block:') + 1
  if (start === 0) return undefined
  const end = lines.findIndex((line, index) => index > start && /^\S/.test(line))
  const fields = lines.slice(start, end < 0 ? undefined : end).map((line) => line.slice(2))
  return fields.join('\n').trim()
}

/** Marks the values where the editor stops. Only plain values of the block's own fields are marked; `type` stays. */
function inSnippet(text: string): string {
  let stop = 0
  return text
    .split('\n')
    .map((line) => {
      const plain = line.replaceAll(/[\\$}]/g, '\\$&')
      const field = /^( {2}\w+: )([^|>&*!"'[{\s].*)$/.exec(plain)
      if (!field) return plain
      stop += 1
      return `${field[1]}\${${stop}:${field[2]}}`
    })
    .join('\n')
}

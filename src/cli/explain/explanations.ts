/** What each code means, with its severity and with examples that begin at the margin. */

import * as catalogue from '../../diagnostics/abouts.ts'
import type { Severity } from '../../diagnostics/diagnostic.ts'
import type { About, Example } from '../../diagnostics/message.ts'
import { SEVERITIES } from '../../diagnostics/severities.ts'

export type Explanation = About & { readonly severity: Severity }

/** Every code, sorted. */
export const CODES: readonly string[] = [...SEVERITIES.keys()]

const abouts: ReadonlyMap<string, About> = new Map(Object.entries(catalogue))

export function explanationOf(code: string): Explanation | undefined {
  const [about, severity] = [abouts.get(code), SEVERITIES.get(code)]
  if (about === undefined || severity === undefined) return undefined
  const [first, second] = about.examples
  return { ...about, severity, examples: [atMargin(first), atMargin(second)] }
}

const atMargin = (example: Example): Example => ({
  ...example,
  wrong: outdented(example.wrong),
  right: outdented(example.right),
})

/** A text of several lines without the indent of the code around it, if it begins below its quotation mark. */
function outdented(text: string): string {
  const [first, ...lines] = text.split('\n')
  if (first !== '') return text
  const indent = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0),
  )
  return lines.map((line) => line.slice(indent)).join('\n')
}

/** All codes with their explanations. */
export function explanations(): readonly (readonly [code: string, Explanation])[] {
  return CODES.flatMap((code) => {
    const found = explanationOf(code)
    return found ? [[code, found] as const] : []
  })
}

/** Where an example belongs, for the line above it: `Wrong, in the blocks of a page`. */
export const PLACES: Readonly<Record<Example['in'], string>> = {
  page: 'the fields of a page',
  blocks: 'the blocks of a page',
  site: 'site.yaml',
  file: 'a page',
  table: 'a table',
  words: '',
}

/** What a site can do about findings of a severity, besides fixing the problem itself. */
export function choiceOf({ severity }: Explanation, code: string): string | undefined {
  if (severity === 'error') return undefined
  return `To turn this message off, write \`${code}: off\` below \`checks:\` in site.yaml. Instead of \`off\`, you can write \`note\`, \`warning\` or \`error\`.`
}

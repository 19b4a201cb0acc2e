/** What each code means, with examples: one file a code in src/diagnostics/codes/. */
import { parse } from 'yaml'
import { z } from 'zod'

const FILES = import.meta.glob<string>('../../diagnostics/codes/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const example = z.strictObject({
  /** What the example is part of: fields of a page, entries of its `blocks`, fields of site.yaml; or what it is. */
  in: z.enum(['page', 'blocks', 'site', 'file', 'words']),
  wrong: z.string(),
  right: z.string(),
})

const explanation = z.strictObject({
  severity: z.enum(['error', 'warning', 'note']),
  what: z.string(),
  why: z.string(),
  examples: z.array(example).length(2),
})

export type Example = z.output<typeof example>
export type Explanation = z.output<typeof explanation>

const texts = new Map(
  Object.entries(FILES).map(([path, text]) => [path.replace(/^.*\/([^/]+)\.yaml$/, '$1'), text]),
)

/** Every code, sorted. */
export const CODES: readonly string[] = [...texts.keys()].sort()

/** Throws on an entry that is not complete: that is a mistake of ours. */
export function explanationOf(code: string): Explanation | undefined {
  const text = texts.get(code)
  return text === undefined ? undefined : explanation.parse(parse(text))
}

/** All codes with what is said of them. */
export function explanations(): readonly (readonly [code: string, Explanation])[] {
  return CODES.flatMap((code) => {
    const found = explanationOf(code)
    return found ? [[code, found] as const] : []
  })
}

/** Where an example belongs, for the line above it. */
export const PLACES: Readonly<Record<Example['in'], string>> = {
  page: 'Fields of a page',
  blocks: 'In the blocks of a page',
  site: 'In site.yaml',
  file: 'A page',
  words: '',
}

/** What a site can do about findings of a severity, beyond mending what they name. */
export function choiceOf({ severity }: Explanation, code: string): string | undefined {
  if (severity === 'error') return undefined
  return `Below \`checks:\` in site.yaml, \`${code}: off\` hides it; note, warning and error set how severe it is.`
}

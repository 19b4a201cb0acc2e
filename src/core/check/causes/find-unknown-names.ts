/** Findings about a name that site.yaml does not have: `facts.fee`, `links.portal`, `contacts.office.email`. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { REFERENCE } from '../../validate/interpolate.ts'
import { writtenAt } from '../../yaml/source-file.ts'
import type { Context } from './context.ts'

export type Unknown = { readonly diagnostic: Diagnostic; readonly name: string }

/** What site.yaml lacks, and all findings about it: a group, an entry of it, or a field of that entry. */
export type Cause = { readonly name: string; readonly uses: readonly Unknown[] }

export function unknownIn(diagnostic: Diagnostic, { textOf }: Pick<Context, 'textOf'>): readonly Unknown[] {
  const { code, span } = diagnostic
  const read = NAMES[code]
  const name = read?.(writtenAt({ textIn: textOf }, span))
  return name === undefined ? [] : [{ diagnostic, name }]
}

/** Finds the name in the text that a message marks. */
const NAMES: Readonly<Record<string, (marked: string) => string | undefined>> = {
  [messages.unknownValue.code]: (marked) => [...marked.matchAll(REFERENCE)][0]?.[1],
  [messages.unknownLinkName.code]: (marked) => inGroup('links', /^["']?link:(.+?)["']?$/.exec(marked)?.[1]),
  [messages.unknownContact.code]: (marked) => inGroup('contacts', /^["']?(.+?)["']?$/.exec(marked)?.[1]),
}

const inGroup = (group: string, name: string | undefined) =>
  name === undefined ? undefined : `${group}.${name}`

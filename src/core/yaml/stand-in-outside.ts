/** `"!todo Welcome"` and `Welcome !todo`: a sign at another place than before the value, so that it is a part of it. */
import type { Diagnostic, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as remedies from '../../diagnostics/remedies.ts'
import { replaced } from './rewrite.ts'
import { type SourceFile, writtenAt } from './source-file.ts'

/** `undefined` for any other text. */
export function standInOutside(
  source: Pick<SourceFile, 'textIn'>,
  span: SourceSpan,
): Pick<Diagnostic, 'help' | 'fix'> | undefined {
  const written = writtenAt(source, span)
  if (!/^(?:["']\s*|[|>][-+\d]*[ \t]*\r?\n\s*)!todo\b/i.test(written) && !BEHIND.test(written))
    return undefined
  const meant = outside(written)
  const help = remedies.standInOutside(meant)
  return { help, ...(meant === written ? {} : { fix: [replaced(span, meant)] }) }
}

/** Behind the value, people write the sign in other ways, too. */
const BEHIND = /^(?:(["'])(.*\S)\s+[[(]?!?todo!?[\])]?\1|([^"'|>{[].*?)[ \t]+[[(]?!?todo!?[\])]?)$/i

/** The same with the sign before the quotes or the `|`. A sign with nothing behind it stays. */
export const outside = (written: string) =>
  written
    .replace(/^(["'])\s*!todo:?\s*(?=\S)(?!\1)/i, '!todo $1')
    .replace(BEHIND, '!todo $1$2$1$3')
    .replace(/^([|>][-+\d]*[ \t]*\r?\n[ \t]*)!todo:?[ \t]+(?=\S)/i, '!todo $1')

/** A value of site.yaml between other braces: `{{ facts.fee }}`, as other programs write it. */
import type { Finding } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import * as remedies from '../../diagnostics/remedies.ts'
import { SECTION } from '../../diagnostics/sections.ts'
import type { Owner } from '../../diagnostics/wording.ts'
import type { Explanation } from './syntax-errors/syntax-error.ts'

const IN_BRACES = new RegExp(String.raw`\{\{?\s*(${SECTION}(?:\.[\w-]+)+)\s*\}\}?`, 'g')

/** `undefined` if the text does not begin with such a value. */
export function meantReference(
  written: string,
  owner: Owner,
): { readonly finding: Finding; readonly meant: string } | undefined {
  const meant = written.replaceAll(IN_BRACES, '${$1}')
  if (!meant.startsWith('$') || !written.startsWith('{')) return undefined
  return { finding: { ...messages.needsQuotes('{', owner), help: remedies.write(meant) }, meant }
}

export const valueInBraces: Explanation = ({ text, line, owner }) => {
  const reference = meantReference(text.slice(line.value, line.end), owner)
  if (!reference) return undefined
  const [start, end] = [line.value, line.end]
  return { finding: reference.finding, start, end, fixes: [[{ start, end, text: reference.meant }]] }
}

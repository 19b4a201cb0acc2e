/** A tag of HTML in the place of its address, with quotes or colons that YAML stumbles over. */
import * as messages from '../../../diagnostics/messages.ts'
import { addressInTag } from '../../base/tag-address.ts'
import type { ParserError, SyntaxMistake } from './syntax-error.ts'

export function tagForAddress({ text, line, field }: ParserError): SyntaxMistake | undefined {
  const written = text.slice(line.value, line.end)
  const meant = field === 'embedUrl' || field === 'href' ? addressInTag(written) : undefined
  if (meant === undefined) return undefined
  const fixes = [[{ start: line.value, end: line.end, text: meant }]]
  return { finding: messages.addressRefused(written, meant), start: line.value, end: line.end, fixes }
}

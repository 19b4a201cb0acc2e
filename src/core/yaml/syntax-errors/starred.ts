/** A text that begins with a star. A field of plain words has no bold ones: in quotes, visitors would see the star. */
import * as messages from '../../../diagnostics/messages.ts'
import { asWritten } from '../rewrite.ts'
import type { Fix, ParserError, SyntaxMistake } from './syntax-error.ts'

const PLAIN = /^`(?:title|name|role|alt)`$/

/** `meant` is the text without its stars. */
export function starred(owner: string | undefined, written: string) {
  const bare = PLAIN.test(owner ?? '') ? written.replaceAll(/(\*+)([^*\n]+)\1/g, '$2') : written
  const meant = bare === written ? undefined : asWritten(bare)
  return { finding: messages.yamlAlias(owner, meant !== undefined), meant }
}

export function starFirst({ text, line, owner }: ParserError, quoted: readonly Fix[]): SyntaxMistake {
  const { value: start, end } = line
  const { finding, meant } = starred(owner, text.slice(start, end))
  return { finding, start, end, fixes: meant === undefined ? quoted : [[{ start, end, text: meant }]] }
}

/** `The first password is Karibu2025.` */
import * as messages from '../../../diagnostics/messages.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A quick test. */
export const PASSWORD = '[Pp]asswor[dt]|PASSWORD|[Mm]ot de passe|[Nn]ywila|[Nn]eno (?:la )?siri'

/** Letters and figures in one word. */
const SHOWN = new RegExp(
  String.raw`(?<!weak |bad )(?:${PASSWORD})[^.:=?\n]{0,40}?(?:[:=]| is| est| ni| ist)\s["'*\x60«\s]*(?=\S{6})\p{L}+[^\s\p{L}]*\d[^\s.,;]*`,
  'u',
)

export function passwordShown({ text, field }: WrittenText): Slip | undefined {
  const words = SHOWN.exec(text)?.[0]
  return words === undefined ? undefined : { finding: messages.passwordShown(field, words), words }
}

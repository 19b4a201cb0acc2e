/** Days of stand-ins that `ukurasa todo` cannot read: `# owner: bursar, due: 30.11.2025`. */
import { isDay } from '../../../block/day.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { readDays } from '../../validate/values/read-day.ts'
import { suggestDays } from '../../validate/values/suggest-day.ts'
import { replaced } from '../../yaml/rewrite.ts'
import { spansIn } from '../../yaml/source.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** In a remark, with the year that may follow a comma: `Nov 30, 2025`. */
const DUE = /(?<=(?<!\S)#.*\bdue: *)[^\s,;][^,;\n]*(?:, *\d{4})?/gi

/** Other words, such as `after the meeting`, may be meant. */
export function checkDueDays({ standIns, path, text }: SourceFile, lang: string, report: Report): void {
  if (standIns.length > 0)
    for (const { 0: written, index } of text.matchAll(DUE)) {
      const words = written.trim()
      if (isDay(words) || readDays(words).length === 0) continue
      const meant = suggestDays(words, lang)
      const span = spansIn(path, text)(index, index + words.length)
      const fix = meant.length === 1 ? { fix: [replaced(span, `${meant}`)] } : {}
      report({ ...messages.dueNotADate('`due`', words, meant), span, ...fix })
    }
}

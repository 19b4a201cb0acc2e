/** A line of a list that may lack its dash, so that it goes on the entry above it. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { fieldOf } from '../../base/texts-in.ts'
import { type SourceFile, writtenAt } from '../../yaml/source-file.ts'

/** A quick test for the text of a file. */
export const LINE_BELOW_ENTRY = /\n( *)- (?!["'|>]|[\w-]+: ).*\n\1 +(?!- |[\w-]+: )[^\sa-z]/

/** Longer entries may go on below. */
const LONGEST = 72
/** Nobody begins a new line after so few letters, except after a comma or in a phrase. */
const SHORT = 40
const GOES_ON =
  /[,;:(/&–-]$|(?:^|\s)(?:an?|the|and|or|of|to|in|on|at|by|for|with|from|l[ae]s?|d[eu]s?|et|ou|à|aux?|pour|und|oder|de[mnr]|die|das|mit|von|[nwyz]a|[kv]wa|cha|vya)$/

const SENTENCE = /[.!?]$/

/** Whether a line hardly goes on the line above it. */
export function isOwnLine(above: string, line: string, isShort = above.length <= SHORT): boolean {
  if (SENTENCE.test(above)) return /^\p{Lu}/u.test(line)
  return (isShort || above.length <= SHORT) && /^[\p{Lu}\d]/u.test(line) && !GOES_ON.test(above)
}

/** Only if all other entries have one line: then a second one that begins a sentence is unusual. */
export function checkDashes(list: readonly unknown[], path: FieldPath, source: SourceFile, report: Report) {
  const field = fieldOf(path)
  // A category without its dash is reported beside the values.
  if (field === 'categories') return
  const written = list.map((_, index) => writtenAt(source, source.spanOf([...path, index])))
  const [only, ...others] = written.flatMap((entry, index) => (/\n/.test(entry.trim()) ? [index] : []))
  const lines = written[only ?? -1]?.trim().split(/\s*\n\s*/) ?? []
  const [first = '', ...more] = lines
  if (
    only === undefined ||
    others.length > 0 ||
    list.length + more.length < 3 ||
    more.length === 0 ||
    /^(?:["'|>{[]|[\w-]+:(?: |$))/.test(first)
  )
    return
  const isShort = list.length > 2 && lines.join(' ').length < LONGEST
  const isOwn = (line: string, at: number) => {
    const above = lines[at] ?? ''
    return isOwnLine(above, line, isShort) && (list.length > 2 || !SENTENCE.test(above))
  }
  if (!more.every(isOwn)) return
  const span = source.spanOfWords([...path, only], more[0] ?? '', '')
  report({ ...messages.linesJoined(field, 'entry'), span })
}

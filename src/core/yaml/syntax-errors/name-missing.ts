/** The first field of an entry without its name: `- TikTok`, where other entries begin with `network:`. */
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { fieldNames } from '../field-names.ts'
import { withFieldsBelow } from './entry-lines.ts'
import {
  contentOf,
  firstOf,
  indentOf,
  isEntry,
  isNothing,
  type Line,
  linesAfter,
  linesBefore,
  nameIn,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

/** Fields that any words may stand in. */
const OF_WORDS: ReadonlySet<string> = new Set(['title', 'name', 'network', 'question', 'method'])
/** Words that need no quotes. */
const WORDS = /^ *- +([\p{L}\d]+)[^:#"'{}[\]]*$/u

export function nameMissing({ text, line }: ParserError): SyntaxMistake | undefined {
  const [, first = ''] = WORDS.exec(line.text) ?? []
  // `- type hero` has the name, and lacks its colon.
  if (first === '' || fieldNames().includes(first.toLowerCase())) return undefined
  const fields = withFieldsBelow(text, line)
    .filter((each) => each !== line && indentOf(each) === contentOf(line))
    .map(nameIn)
  if (fields[0] === undefined) return undefined
  const name = [linesBefore(text, line), linesAfter(text, line)]
    .map((lines) => besideIn(lines, line))
    .find((each) => each !== undefined)
  if (name === undefined || !OF_WORDS.has(name) || fields.includes(name)) return undefined
  const start = line.start + contentOf(line)
  return {
    finding: { ...messages.fieldWithoutColon(), help: remedies.nameMissing(name) },
    start,
    end: line.end,
    fixes: [[{ start, end: start, text: `${name}: ` }]],
  }
}

/** The field that the next entry of the same list begins with. */
function besideIn(lines: Iterable<Line>, line: Line): string | undefined {
  const beside = firstOf(lines, (each) => !isNothing(each) && indentOf(each) <= indentOf(line))
  return beside && isEntry(beside) && indentOf(beside) === indentOf(line) ? nameIn(beside) : undefined
}

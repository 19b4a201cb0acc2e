/** What a fault that the YAML library finds means to an author, and where the author should look. Pure. */
import type { ErrorCode, YAMLParseError } from 'yaml'
import type { Finding } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/syntax.ts'
import { openQuote } from './open-quote.ts'

/** A finding and the stretch of text that it is about. */
export type Mark = { readonly finding: Finding; readonly start: number; readonly end: number }

type Fault = {
  readonly text: string
  readonly code: ErrorCode
  readonly message: string
  readonly at: number
  readonly line: Line
  /** The first fault is followed by one of this kind at the same place. */
  readonly also: (code: ErrorCode) => boolean
}

/** Offsets into the text: of the first word, of what stands behind dashes and the field's name, of the end. */
type Line = { readonly words: number; readonly value: number; readonly end: number; readonly text: string }

/** The first cause that fits wins; the rest of what the library says follows from it. */
export function explain(errors: readonly YAMLParseError[], text: string): Mark | undefined {
  const first = errors[0]
  if (!first) return undefined
  const at = Math.min(first.pos[0], text.length)
  const fault: Fault = {
    text,
    code: first.code,
    message: first.message,
    at,
    line: lineAt(text, at),
    also: (code) =>
      errors.some((error) => error !== first && error.code === code && error.pos[0] <= first.pos[1]),
  }
  for (const cause of CAUSES) {
    const mark = cause(fault)
    if (mark) return mark
  }
  return { finding: messages.notYaml(fault.message), start: at, end: Math.max(first.pos[1], at + 1) }
}

const CAUSES: readonly ((fault: Fault) => Mark | undefined)[] = [
  unclosedQuote,
  tab,
  spaceMissing,
  misplacedEntry,
  indent,
  colonInText,
  bracket,
  textAfterValue,
  firstCharacter,
  fieldWithoutColon,
]

function unclosedQuote({ text, at }: Fault): Mark | undefined {
  const start = openQuote(text, at)
  if (start === undefined) return undefined
  return { finding: messages.quoteNotClosed(), start, end: lineAt(text, start).end }
}

function tab({ text, code, at }: Fault): Mark | undefined {
  const found = code === 'TAB_AS_INDENT' || text[at] === '\t'
  return found ? { finding: messages.tabIndent(), start: at, end: at + 1 } : undefined
}

/** `-type: hero` and `title:Home` are plain words to YAML. */
function spaceMissing({ line, at, code }: Fault): Mark | undefined {
  const dash = /^ *-(?=[A-Za-z])/.exec(line.text)
  if (dash) return { finding: messages.spaceAfterDashMissing(), start: line.words, end: line.words + 1 }
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined
  const colon = /^ *(?:- +)*([A-Za-z]\w*):(?=[^\s/])/.exec(line.text)
  if (!colon || line.words > at) return undefined
  const start = line.end - line.text.length + colon[0].length - 1
  return { finding: messages.spaceAfterColonMissing(colon[1] ?? ''), start, end: start + 1 }
}

function misplacedEntry({ text, code, at }: Fault): Mark | undefined {
  if (text[at] !== '-' || (code !== 'UNEXPECTED_TOKEN' && code !== 'MULTILINE_IMPLICIT_KEY')) return undefined
  return { finding: messages.entryMisplaced(), start: at, end: at + 1 }
}

function indent({ text, code, message, at, line, also }: Fault): Mark | undefined {
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && also('MULTILINE_IMPLICIT_KEY') && at > line.words) {
    const next = lineAt(text, line.end + 1)
    return { finding: messages.indentTooDeep(), start: next.words, end: next.end }
  }
  const among = code === 'BAD_INDENT' && /^(?:All|Block)/.test(message)
  const unmarked = code === 'MISSING_CHAR' && message.startsWith('Sequence item')
  const atStart = code === 'BLOCK_AS_IMPLICIT_KEY' && at <= line.words
  if (!among && !unmarked && !atStart) return undefined
  return { finding: messages.badIndent(), start: line.words, end: line.end }
}

function colonInText({ code, line, at }: Fault): Mark | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'KEY_OVER_1024_CHARS') return undefined
  return { finding: messages.colonInText(), start: at, end: line.end }
}

function bracket({ text, code, message, at }: Fault): Mark | undefined {
  if (code === 'MISSING_CHAR' && text.slice(at - 1, at + 1) === '${')
    return { finding: messages.referenceNeedsQuotes(), start: at - 1, end: at + 1 }
  if (code === 'MISSING_CHAR' && message.startsWith('Missing ,'))
    return { finding: messages.commaMissing(), start: at, end: at + 1 }
  const closing = /(?:end with a|expected) ([\]}])/i.exec(message)?.[1]
  if (closing === undefined) return undefined
  const start = openBracket(text, at, closing === ']' ? '[' : '{')
  return { finding: messages.bracketNotClosed(closing), start, end: start + 1 }
}

/** The last bracket before a place that nothing closes. */
function openBracket(text: string, before: number, bracket: '[' | '{'): number {
  const closing = bracket === '[' ? ']' : '}'
  let closed = 0
  for (let at = before - 1; at >= 0; at--) {
    if (text[at] === closing) closed++
    else if (text[at] === bracket && closed-- === 0) return at
  }
  return before
}

/** A quoted text, a list in brackets or a name with a mark before it has ended, and words follow. */
function textAfterValue({ text, code, message, at, line }: Fault): Mark | undefined {
  const opening = text[line.value] ?? ''
  const noBlank = code === 'MISSING_CHAR' && message.startsWith('Comments')
  if (code !== 'UNEXPECTED_TOKEN' && !noBlank) return undefined
  if (opening === '"' || opening === "'")
    return { finding: messages.textAfterQuote(opening), start: at, end: line.end }
  if (opening === '|' || opening === '>')
    return { finding: messages.textAfterBar(opening), start: at, end: line.end }
  if (opening === '*') return { finding: messages.aliasRefused(), start: line.value, end: line.end }
  if (opening === '[' || opening === '{')
    return { finding: messages.needsQuotes(opening), start: line.value, end: line.value + 1 }
  return undefined
}

function firstCharacter({ text, code, at, line }: Fault): Mark | undefined {
  const character = text[at] ?? ''
  if (code === 'BAD_SCALAR_START') return { finding: messages.needsQuotes(character), start: at, end: at + 1 }
  if (code === 'BAD_ALIAS') {
    const finding = text[line.value] === '&' ? messages.anchorRefused() : messages.aliasRefused()
    return { finding, start: line.value, end: line.end }
  }
  if (code === 'BAD_DQ_ESCAPE')
    return { finding: messages.escapeRefused(text.slice(at, at + 2)), start: at, end: at + 2 }
  if (code !== 'NON_STRING_KEY') return undefined
  const braces = text[line.value] === '{'
  const finding = braces ? messages.needsQuotes('{') : messages.complexField()
  return { finding, start: braces ? line.value : at, end: (braces ? line.value : at) + 1 }
}

function fieldWithoutColon({ code, line }: Fault): Mark | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined
  return { finding: messages.fieldWithoutColon(), start: line.words, end: line.end }
}

function lineAt(text: string, at: number): Line {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const next = text.indexOf('\n', at)
  const words = text.slice(start, next < 0 ? text.length : next).trimEnd()
  const lead = /^[ \t]*/.exec(words)?.[0].length ?? 0
  const head = /^[ \t]*(?:-[ \t]+)*(?:[^\s"'#:[\]{}][^:#]*:(?:[ \t]+|$))?/.exec(words)?.[0].length ?? lead
  return { words: start + lead, value: start + head, end: start + words.length, text: words }
}

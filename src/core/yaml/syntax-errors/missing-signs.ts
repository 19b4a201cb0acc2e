/** Missing or wrong dashes and colons, and missing spaces after them. */
import { certain } from '../../../diagnostics/certain.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import type { Splice } from '../../base/edit.ts'
import { fieldNames } from '../field-names.ts'
import {
  type Fix,
  indentOf,
  isBlank,
  type Line,
  lineAt,
  lineBefore,
  lineBelow,
  linesAfter,
  ownerOf,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

const ODD_SPACE = /^ *(?:(?:- +)*[\w.-]+:|(?:- +)*-)([\u00a0\u2000-\u200a\u202f\u3000]+)/

/** YAML reads `-type: hero` and `title:Home` as plain words. */
export function spaceMissing({ line, at, code, text }: ParserError): SyntaxMistake | undefined {
  const odd = ODD_SPACE.exec(line.text)
  if (odd) {
    const end = line.start + odd[0].length
    const start = end - (odd[1]?.length ?? 0)
    const fixes = [[{ start, end, text: ' ' }]]
    return { finding: messages.strayCharacter('an unusual space'), start, end, fixes }
  }
  const mark = /^!todo(?=["'|>])/.exec(line.text.slice(line.value - line.start))?.[0]
  if (mark !== undefined) {
    const end = line.value + mark.length
    const finding = messages.unknownTag(text.slice(line.value, end + 1), `${mark} ${text[end]}`)
    return { finding, start: line.value, end, fixes: [[{ start: end, end, text: ' ' }]] }
  }
  const dashes = /^ *-(?:-+|[|>.,;:=~])(?= +\w)/.exec(line.text)?.[0].trimStart()
  if (dashes !== undefined) {
    const end = line.words + dashes.length
    const fixes = [[{ start: line.words + 1, end, text: '' }]]
    return { finding: messages.bulletForDash(dashes), start: line.words, end, fixes }
  }
  const dash = /^ *-(?=[A-Za-z])/.exec(line.text)
  if (dash)
    return {
      finding: messages.spaceAfterDash(),
      start: line.words,
      end: line.words + 1,
      fixes: [[{ start: line.words + 1, end: line.words + 1, text: ' ' }]],
    }
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined
  const colon = /^ *(?:- +)*([A-Za-z]\w*):(?!\/\/)(?=\S)/.exec(line.text)
  if (!colon || line.words > at) return undefined
  const start = line.start + colon[0].length - 1
  const fixes = [[{ start: start + 1, end: start + 1, text: ' ' }]]
  return { finding: messages.spaceAfterColon(colon[1] ?? ''), start, end: start + 1, fixes }
}

/** A line that is a comment in other languages. */
export function commentSign({ line, text }: ParserError): SyntaxMistake | undefined {
  const sign = /^\s*(\/\/+|\/\*+|<!--|;+(?= ))/.exec(line.text)?.[1]
  if (sign === undefined) return undefined
  const [start, end] = [line.words, line.words + sign.length]
  const closing = sign === '<!--' ? '-->' : sign.startsWith('/*') ? '*/' : undefined
  const first = { start, end, text: '#' }
  const fixes = closing === undefined ? [[first]] : remarkOfLines(text, line, first, closing)
  return { finding: messages.commentSign(sign), start, end, fixes }
}

const FENCE = /^[ \t]*(?:`{3}|~{3})[\w \t]*(?:\r?\n|$)/gm

/** The lines that mark an example in Markdown, copied with it. */
export function fence({ text, line }: ParserError): SyntaxMistake | undefined {
  if (line.text.search(FENCE) < 0) return undefined
  const finding = { ...messages.fieldWithoutColon(), help: remedies.fence }
  const fix = [...text.matchAll(FENCE)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    text: '',
  }))
  return { finding, start: line.words, end: line.end, fixes: [fix] }
}

/** Each line up to the closing sign becomes a remark. */
function remarkOfLines(text: string, line: Line, first: Splice, closing: string): readonly Fix[] {
  const stop = text.indexOf(closing, first.end)
  if (stop < 0) return []
  const within = [...linesAfter(text, line)].filter(({ start, words }) => start <= stop && words < stop)
  const marks = within.flatMap((each) =>
    isBlank(each) ? [] : { start: each.words, end: each.words, text: '# ' },
  )
  const isAlone = lineAt(text, stop).words === stop
  return [[first, ...marks, { start: stop, end: stop + closing.length, text: isAlone ? '#' : '' }]]
}

export function misplacedEntry({ text, code, at }: ParserError): SyntaxMistake | undefined {
  if (text[at] !== '-' || (code !== 'UNEXPECTED_TOKEN' && code !== 'MULTILINE_IMPLICIT_KEY')) return undefined
  return { finding: messages.entryMisplaced(), start: at, end: at + 1 }
}

/** The fields that a word may stand for: it has lost letters (`badgeCla`), or its value follows at once (`textWe`). */
const namesIn = (word: string) =>
  fieldNames().filter(
    (name) =>
      name.length > 3 &&
      (word.startsWith(name.slice(0, /[A-Z]/.test(word) ? 4 : 5)) ||
        (word.length > 2 && word !== 'the' && name.startsWith(word))),
  )

/** A value of several words without an end. */
const isUnfinished = (line: string) => /:\s+\S+\s+\S.*[^.!?\s]\s*$/.test(line)

/** A word like `grade5Fee` is a name that an author chose, not part of a sentence. So is a word before an address. */
const ownName = (word: string, value: string) =>
  value !== '' &&
  namesIn(word).length === 0 &&
  (/^[a-z]+(?:[A-Z]|\d+[A-Z])\w*$/.test(word) || /^https:\/\/\S+$/.test(value))
    ? word
    : undefined

/** `title Home`, `title; Home` and `title = Home`. Or a sentence that goes on in the next line without an indent. */
export function fieldWithoutColon({ code, line, text }: ParserError): SyntaxMistake | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined
  const [whole = '', lead = '', word = '', sign = ''] =
    /^( *(?:- +)*)(\w+)\s*([;=]|[-=]>|→|)(?:\s+|$)/.exec(line.text) ?? []
  // Without a sign it may be a sentence that begins with this word.
  const name = sign
    ? certain(word, fieldNames())
    : (fieldNames().find((each) => each === word) ?? ownName(word, line.text.slice(whole.length)))
  const place = { start: line.words, end: line.end }
  if (name !== undefined) {
    const colon = line.start + whole.length === line.end ? ':' : ': '
    const splice = { start: line.start + lead.length, end: line.start + whole.length, text: name + colon }
    // A name with nothing behind or below it would be an empty field.
    const below = lineBelow(text, line)
    const isEmpty = colon === ':' && (!below || indentOf(below) <= indentOf(line))
    return { ...place, finding: messages.fieldWithoutColon(name), fixes: isEmpty ? [] : [[splice]] }
  }
  const above = lineBefore(text, line)
  const field = above && /^( *(?:- +)*)\w+: +[^\s|>"'[{&*!#]/.exec(above.text)
  const goesOn =
    /^\s*\p{Ll}[\p{Ll}\d'’-]*[,;]? /u.test(line.text) &&
    indentOf(line) <= indentOf(above ?? line) &&
    namesIn(word).length === 0 &&
    isUnfinished(above?.text ?? '')
  if (!above || !field || !goesOn) {
    const areWords = indentOf(line) === 0 && /^\p{Lu}[^:]*\s[^:]*\s[^:]*$/u.test(line.text)
    const [meant, ...others] = namesIn(word)
    return {
      ...place,
      finding: messages.fieldWithoutColon(others.length > 0 ? undefined : meant, areWords),
    }
  }
  const finding = messages.textNotIndented(ownerOf(text, above) ?? 'the field above')
  const indent = ' '.repeat((field[1]?.length ?? 0) + 2)
  return { ...place, finding, fixes: [[{ start: line.start, end: line.words, text: indent }]] }
}

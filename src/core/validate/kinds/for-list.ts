/** A text or a group where a list is expected. */
import * as blocks from '../../../../schema/blocks.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { withoutSign } from '../../../diagnostics/remedies-for-misplaced.ts'
import { fieldInstead, linesInstead } from '../../yaml/lines-instead.ts'
import { fixWith, replaced } from '../../yaml/rewrite.ts'
import { bulletOf, dashesForBullets } from '../../yaml/syntax-errors/bullets.ts'
import { contentOf } from '../../yaml/syntax-errors/syntax-error.ts'
import { PLAIN_ENTRIES } from '../fields/list-in-text.ts'
import { type Answer, firstAnswer, onLinesBelow, withFix, withHelp } from './answers.ts'
import { isOnOwnLine, KINDS, kindOf, type WrongValue } from './kinds.ts'

export function forList(found: WrongValue): Answer | undefined {
  if (kindOf(found.value) === KINDS.group)
    return firstAnswer(found, [found.key === 'blocks' ? blocksWithoutDash : rowsMisspelt, groupWithoutDash])
  const onLines = isOnOwnLine(found) ? [otherBullet, dashWithoutSpace, linesWithoutDash] : []
  return firstAnswer(found, [...onLines, listBehindSign, table, addresses, wordsInOneLine])
}

/** Entries with another sign than a dash. */
function otherBullet({ span, text, line }: WrongValue): Answer | undefined {
  const bullet = bulletOf(line.text)
  if (bullet === undefined) return undefined
  const fix = dashesForBullets(text, line).map((splice) => ({ ...splice, file: span.file }))
  return withFix(messages.bulletForDash(bullet), fix)
}

function dashWithoutSpace({ span: { file, end }, written, text, at }: WrongValue): Answer | undefined {
  if (!/^-[^\s-]/.test(written)) return undefined
  const dashes = text.slice(at, end.offset).matchAll(/(?<=(?:^|\n) *-)(?=[^\s-])/g)
  const fix = [...dashes].map(({ index }) => ({ file, start: at + index, end: at + index, text: ' ' }))
  return withFix(messages.spaceAfterDash(), fix)
}

function linesWithoutDash(found: WrongValue): Answer | undefined {
  const { span, written, text, at } = found
  const entries = entriesWithoutDash(written, at)
  if (entries.length === 0) return undefined
  // The numbers of a list stand for its dashes.
  const numbers = entries.map((offset) => /^\d+[.)] +/.exec(text.slice(offset))?.[0].length ?? 0)
  const isNumbered = numbers.every((length) => length > 0)
  const fix = entries.map((offset, index) => {
    const end = offset + (isNumbered ? (numbers[index] ?? 0) : 0)
    return { file: span.file, start: offset, end, text: '- ' }
  })
  return withFix(textForList(found), fix)
}

/** `items: |` with entries below it. */
function listBehindSign({
  span: { file },
  name,
  value,
  text,
  at,
  entryFields = [],
}: WrongValue): Answer | undefined {
  const [sign] = /^[|>][-+]?(?=[ \t]*\r?\n)/.exec(text.slice(at)) ?? []
  const lines = String(value).trimEnd().split('\n')
  if (sign === undefined || !lines.every((line) => /^(?:- | {2}|$)/.test(line))) return undefined
  const areGroups = entryFields.length > 0 && lines.every((line) => /^(?:- \w+:| {2}\w+:)(?: |$)/.test(line))
  const edit = { file, start: at - 1, end: at + sign.length, text: '' }
  const finding = messages.wrongKind(name, KINDS.list, KINDS.text)
  const isSure = (areGroups && !/ #/.test(String(value))) || PLAIN_ENTRIES.test(String(value))
  return withHelp(finding, withoutSign(sign, isSure), isSure ? [edit] : undefined)
}

/** Says which lines an entry has, if entries are groups. */
const textForList = (found: WrongValue) =>
  messages.wrongKind(found.name, KINDS.list, KINDS.text, undefined, linesOfGroups(found))

/** A word in brackets is no entry of a list of groups. */
const linesOfGroups = ({ lines }: WrongValue) =>
  lines?.lines.some((each) => /^ *- \w+:/.test(each)) ? lines : undefined

/** The name of a CSV file. */
function table(found: WrongValue): Answer | undefined {
  const { name, written } = found
  if (!/^(?:[\w-]+\/)*[\w-]+\.csv$/i.test(written)) return undefined
  const line = `rows: ${written}`
  return withFix(messages.wrongKind(name, KINDS.list, KINDS.text, line), [onLinesBelow(found, [line])])
}

const BETWEEN = /\s*(?:->|=>|→|>|,|;)\s*/

/** Addresses in one line, with arrows or commas between them. */
function addresses(found: WrongValue): Answer | undefined {
  const { name, key, written, text, at, line, entryFields = [] } = found
  const parts = written.split(BETWEEN)
  const isOfLinks = entryFields.includes('href')
  if ((parts.length < 2 && !isOfLinks) || !parts.every((part) => /^(?:[/#]|link:)\S*$/.test(part)))
    return undefined
  const field = isOfLinks ? 'href: ' : ''
  const entries = parts.map((part) => `- ${field}${part}`)
  const isBeside = /\S/.test(text.slice(line.start, at))
  const help = isBeside
    ? fieldInstead(String(key), entries, text, line.start + contentOf(line))
    : linesInstead(entries, text, at)
  const finding = messages.wrongKind(name, KINDS.list, KINDS.text)
  return withHelp(finding, help, [onLinesBelow(found, entries)])
}

function wordsInOneLine(found: WrongValue): Answer {
  const { span, key, written } = found
  const finding = textForList(found)
  // No contact has a blank in its name. Words of a sentence may have commas as well, so several words in a part leave a
  // doubt.
  const between = key === 'contacts' ? /\s*[,;\s]\s*/ : /\s*[,;]\s*/
  const parts = written.split(between)
  const isOneWord = parts.length === 1 && /^[\w/][^,[\]{}:#"'\n]*$/.test(written)
  const areWords = parts.length > 1 && parts.every((part) => /^[\w-]+$/.test(part))
  if (linesOfGroups(found) || (!isOneWord && !areWords)) return finding
  return withHelp(finding, remedies.inBrackets, [replaced(span, `[${parts.join(', ')}]`)])
}

/** An entry alone, a step further in. */
function groupWithoutDash({ span: { file }, name, text, at, line }: WrongValue): Answer {
  const isBelow = /^ {2,}$/.test(text.slice(line.start, at))
  const dash = { file, start: at - 2, end: at, text: '- ' }
  return withFix(messages.wrongKind(name, KINDS.list, KINDS.group), isBelow ? [dash] : undefined)
}

/** `row: data/fees.csv` below the name of a list. */
function rowsMisspelt({ span, name, value, written, at }: WrongValue): Answer | undefined {
  const [[key = '', file] = [], other] = Object.entries(Object(value))
  if (other || typeof file !== 'string' || !/\.csv$/i.test(file)) return undefined
  const end = { ...span.end, offset: at + key.length }
  const fix = written.startsWith(`${key}:`) ? [replaced({ ...span, end }, 'rows')] : undefined
  const help = remedies.rowsOfTable
  return withFix(messages.unknownField(key, name, [], undefined, { help }), fix)
}

/** `blocks:` with the types of blocks as the names of its fields. */
function blocksWithoutDash({ source, name, value, text }: WrongValue): Answer | undefined {
  const types = Object.keys(Object(value))
  const [first] = types
  if (first === undefined || !types.every((type) => type in blocks)) return undefined
  const finding = messages.wrongKind(name, KINDS.list, KINDS.group)
  const keys = types.map((type) => source.spanOfKey(['blocks', type]))
  const isWhole = keys.every(
    ({ start, end }) =>
      /^ {2}$/.test(text.slice(start.offset - start.column + 1, start.offset)) &&
      /^:[ \t]*\r?\n {4}\S/.test(text.slice(end.offset)),
  )
  const fix = keys.map((key, index) => {
    const end = text.indexOf(':', key.end.offset) + 1
    return { file: key.file, start: key.start.offset, end, text: `- type: ${types[index]}` }
  })
  return {
    ...finding,
    help: remedies.entryForBlock(first, types.length > 1),
    ...(isWhole && fixWith(fix)),
  }
}

/** The offsets of the lines of a text in the file. Empty if a line may continue the line above. */
function entriesWithoutDash(written: string, from: number): readonly number[] {
  const lines = written.split('\n')
  if (!lines.every((line) => /^\s*[\p{Lu}\d][^:#]*$/u.test(line))) return []
  return [...written.matchAll(/^\s*(?=\S)/gm)].map(({ index, 0: lead }) => from + index + lead.length)
}

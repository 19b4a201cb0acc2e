/** A text in place of a list, or a group in place of a text. Usually a sign is missing, or there is one too many. */
import type { z } from 'zod'
import * as blocks from '../../../../schema/blocks.ts'
import type { Diagnostic, Edit, Finding } from '../../../diagnostics/diagnostic.ts'
import { besideLeftover } from '../../../diagnostics/leftovers.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { lowered } from '../../../diagnostics/wording.ts'
import { inCurlyQuotes } from '../../base/unquoted.ts'
import { withExample } from '../../yaml/example-line.ts'
import { fieldIn } from '../../yaml/field-names.ts'
import { linesInstead } from '../../yaml/lines-instead.ts'
import { meantReference } from '../../yaml/meant-reference.ts'
import { fixWith, quotedThere, replaced } from '../../yaml/rewrite.ts'
import { bulletOf, dashesForBullets } from '../../yaml/syntax-errors/bullets.ts'
import { contentOf, lineAt } from '../../yaml/syntax-errors/syntax-error.ts'
import { blockAmongEntries } from './block-among-entries.ts'
import { KINDS, kindOf, type WrongValue } from './kinds.ts'
import { addressesForList, onLinesBelow, otherForGroup, otherForText, wordsWithFields } from './other-kind.ts'

export type KindIssue = z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue

type FindingWithFix = Omit<Diagnostic, 'span'>

export function wrongKindFinding(issue: KindIssue, value: Omit<WrongValue, 'written'>): Diagnostic {
  const { source, span, name } = value
  const text = source.textIn(span.file)
  const wrong = { ...value, written: text.slice(span.start.offset, span.end.offset).trim() }
  const expected = expectedKind(issue)
  const known =
    expected === KINDS.list ? forList(wrong) : expected === KINDS.text ? forText(wrong) : forGroup(wrong)
  const isText = expected === KINDS.group && typeof value.value === 'string'
  const lines = isText ? value.lines : undefined
  const finding = known ?? messages.wrongKind(name, expected, kindOf(value.value), undefined, lines)
  const left = expected === KINDS.text && besideLeftover(finding, lowered(name), wrong.written)
  if (left) return { ...left, span }
  const { entryLines = [] } = value
  if (!known && isText && entryLines.length > 0)
    return { ...finding, ...linesInstead(entryLines, text, span.start.offset), span }
  return withExample({ ...finding, span }, text)
}

const withFix = (finding: Finding, fix: readonly Edit[] | undefined): FindingWithFix => ({
  ...finding,
  ...fixWith(fix),
})

/** A text that YAML reads as a list or a group, because of its first character or a colon. */
function forText(found: WrongValue): FindingWithFix | undefined {
  const { source, span, name, value, written } = found
  const first = written[0] ?? ''
  const isBelow = lineAt(source.textIn(span.file), span.start.offset).words === span.start.offset
  if (kindOf(value) !== KINDS.text && (written.includes('\n') || (isBelow && found.isOfRecord))) {
    const block = blockAmongEntries(found)
    if (block) return { ...messages.wrongKind(name, KINDS.text, KINDS.group), ...block }
    return wordsWithFields(found) ?? otherForText(found)
  }
  if (written.includes('\n')) return undefined
  const end = { ...span.end, offset: span.start.offset + written.length }
  const quoted = quotedThere(source, { ...span, end })
  const reference = meantReference(written, lowered(name))
  if (reference) return withFix(reference.finding, [replaced({ ...span, end }, reference.meant)])
  const other = first === '[' ? otherForText(found) : undefined
  if (other) return other
  if (first === '[' || first === '{') return withFix(messages.needsQuotes(first, lowered(name)), quoted)
  if (kindOf(value) !== KINDS.group) return undefined
  if (/^(?:link|https|mailto|tel):\s+\S+$/.test(written)) {
    const meant = written.replaceAll(/\s/g, '')
    return withFix(messages.addressRefused(written, meant), [replaced({ ...span, end }, meant)])
  }
  const curly = inCurlyQuotes(written)
  if (curly) return withFix(messages.smartQuotes(lowered(name), curly), quoted)
  const words = wordsWithFields(found)
  if (words) return words
  const field = fieldIn(written)
  return withFix(messages.colonInText(lowered(name), field), field === undefined ? quoted : undefined)
}

/** List entries without a dash, with another sign, or without a space after the dash. */
function forList(found: WrongValue): FindingWithFix | undefined {
  const { source, span, name, key, value, written } = found
  const { file, start } = span
  const text = source.textIn(file)
  const line = lineAt(text, start.offset)
  if (kindOf(value) === KINDS.group) {
    const isBelow = /^ {2,}$/.test(text.slice(line.start, start.offset))
    const dash = { file, start: start.offset - 2, end: start.offset, text: '- ' }
    const other = key === 'blocks' ? blocksWithoutDash(found) : rowsMisspelt(found)
    if (other) return other
    return withFix(messages.wrongKind(name, KINDS.list, KINDS.group), isBelow ? [dash] : undefined)
  }
  const bullet = bulletOf(line.text)
  if (bullet !== undefined && line.words === start.offset) {
    const fix = dashesForBullets(text, line).map((splice) => ({ ...splice, file }))
    return withFix(messages.bulletForDash(bullet), fix)
  }
  if (/^-[^\s-]/.test(written) && line.words === start.offset) {
    const dashes = [...text.slice(start.offset, span.end.offset).matchAll(/(?<=(?:^|\n) *-)(?=[^\s-])/g)]
    const at = dashes.map(({ index }) => start.offset + index)
    return withFix(
      messages.spaceAfterDash(),
      at.map((offset) => ({ file, start: offset, end: offset, text: ' ' })),
    )
  }
  const entries = line.words === start.offset ? entriesWithoutDash(written, start.offset) : []
  // A word in brackets is no entry of a list of groups.
  const ofGroups = found.lines?.lines.some((each) => /^ *- \w+:/.test(each)) ? found.lines : undefined
  const finding = messages.wrongKind(name, KINDS.list, KINDS.text, undefined, ofGroups)
  if (entries.length > 0) {
    // The numbers of a list stand for its dashes.
    const numbers = entries.map((offset) => /^\d+[.)] +/.exec(text.slice(offset))?.[0].length ?? 0)
    const isNumbered = numbers.every((length) => length > 0)
    const fix = entries.map((offset, index) => {
      const end = offset + (isNumbered ? (numbers[index] ?? 0) : 0)
      return { file, start: offset, end, text: '- ' }
    })
    return withFix(finding, fix)
  }
  if (/^(?:[\w-]+\/)*[\w-]+\.csv$/i.test(written)) return below(found, KINDS.list, 'rows')
  const addresses = addressesForList(found)
  if (addresses) return addresses
  // No contact has a blank in its name. Words of a sentence may have commas as well, so several words in a part leave a
  // doubt.
  const between = key === 'contacts' ? /\s*[,;\s]\s*/ : /\s*[,;]\s*/
  const parts = written.split(between)
  const isOneWord = parts.length === 1 && /^[\w/][^,[\]{}:#"'\n]*$/.test(written)
  const areWords = parts.length > 1 && parts.every((part) => /^[\w-]+$/.test(part))
  const list = parts.join(', ')
  if (ofGroups || (!isOneWord && !areWords)) return finding
  return withFix({ ...finding, help: remedies.inBrackets }, [replaced(span, `[${list}]`)])
}

/** `row: data/fees.csv` below the name of a list. */
function rowsMisspelt({ span, name, value, written }: WrongValue): FindingWithFix | undefined {
  const [[key = '', file] = [], other] = Object.entries(Object(value))
  if (other || typeof file !== 'string' || !/\.csv$/i.test(file)) return undefined
  const end = { ...span.end, offset: span.start.offset + key.length }
  const fix = written.startsWith(`${key}:`) ? [replaced({ ...span, end }, 'rows')] : undefined
  const help = remedies.rowsOfTable
  return withFix(messages.unknownField(key, name, [], undefined, { help }), fix)
}

/** `blocks:` with the types of blocks as the names of its fields. */
function blocksWithoutDash({ source, span, name, value }: WrongValue): FindingWithFix | undefined {
  const types = Object.keys(Object(value))
  const [first] = types
  if (first === undefined || !types.every((type) => type in blocks)) return undefined
  const finding = messages.wrongKind(name, KINDS.list, KINDS.group)
  const keys = types.map((type) => source.spanOfKey(['blocks', type]))
  const text = source.textIn(span.file)
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
    ...linesInstead(
      types.map((type) => `- type: ${type}`),
      text,
      keys[0]?.start.offset ?? 0,
    ),
    ...(isWhole && fixWith(fix)),
  }
}

/** The offsets of the lines of a text in the file. Empty if a line may continue the line above. */
function entriesWithoutDash(written: string, from: number): readonly number[] {
  const lines = written.split('\n')
  if (!lines.every((line) => /^\s*[\p{Lu}\d][^:#]*$/u.test(line))) return []
  return [...written.matchAll(/^\s*(?=\S)/gm)].map(({ index, 0: lead }) => from + index + lead.length)
}

/** `type:hero` alone is a text to YAML. */
function forGroup(found: WrongValue): FindingWithFix | undefined {
  const { source, span, written, fields } = found
  const text = source.textIn(span.file)
  const isAddress = fields.includes('href') && LINK.test(written)
  // A link without words shows the title of its page. Other addresses have none.
  if (isAddress && !/^[/#]/.test(written) && fields.includes('title')) {
    const lines = ['title: Words of the link', `href: ${written}`]
    const line = lineAt(text, span.start.offset)
    const instead =
      typeof found.key === 'string'
        ? linesInstead(
            [`${found.key}:`, ...lines.map((each) => `  ${each}`)],
            text,
            line.start + contentOf(line),
          )
        : linesInstead(lines, text, span.start.offset)
    return { ...messages.wrongKind(found.name, KINDS.group, KINDS.text), ...instead }
  }
  if (isAddress) return afterDash(found) ?? below(found, KINDS.group, 'href')
  const [whole = '', name = ''] = /^([A-Za-z]\w*):(?!\/\/)(?=\S)/.exec(written) ?? []
  const other = fields.includes(name) ? undefined : otherForGroup(found)
  if (other) return other
  if (name === '' || written.includes('\n')) return undefined
  const at = span.start.offset + whole.length
  const isPlain = text.startsWith(whole, span.start.offset)
  const fix = isPlain ? [{ file: span.file, start: at, end: at, text: ' ' }] : undefined
  return withFix(messages.spaceAfterColon(name), fix)
}

const LINK = /^(?:(?:link|https|mailto|tel):\S+|[/#]\S+)$/

/** An address as the entry of a list: its field goes right after the dash. */
function afterDash({ source, span, name, written }: WrongValue): FindingWithFix | undefined {
  const text = source.textIn(span.file)
  const line = lineAt(text, span.start.offset)
  if (!/^ *- +$/.test(text.slice(line.start, span.start.offset))) return undefined
  const finding = messages.wrongKind(name, KINDS.group, KINDS.text)
  const at = span.start.offset
  const help = remedies.afterTheDash(`href: ${written}`)
  return withFix({ ...finding, help }, [{ file: span.file, start: at, end: at, text: 'href: ' }])
}

/** Moves the text to a line below, as the value of a field. */
function below(found: WrongValue, expected: string, field: string): FindingWithFix {
  const line = `${field}: ${found.written}`
  return withFix(messages.wrongKind(found.name, expected, KINDS.text, line), [onLinesBelow(found, [line])])
}

function expectedKind(issue: KindIssue): string {
  if (issue.code === 'invalid_value') return KINDS.text
  if (issue.expected === 'array') return KINDS.list
  return issue.expected === 'object' || issue.expected === 'record' ? KINDS.group : KINDS.text
}

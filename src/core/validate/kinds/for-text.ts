/** A list or a group where a text is expected. */
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import * as contacts from '../../../diagnostics/remedies-for-contacts.ts'
import { fieldFor } from '../../../diagnostics/synonyms.ts'
import { lowered } from '../../../diagnostics/wording.ts'
import { inCurlyQuotes } from '../../base/unquoted.ts'
import { fieldIn, fieldNames } from '../../yaml/field-names.ts'
import { linesInstead } from '../../yaml/lines-instead.ts'
import { meantReference } from '../../yaml/meant-reference.ts'
import { asWritten, inQuotes, quotedThere, replaced } from '../../yaml/rewrite.ts'
import { contentOf, lineAbove } from '../../yaml/syntax-errors/syntax-error.ts'
import { type Answer, firstAnswer, withFix, withHelp } from './answers.ts'
import { blockAmongEntries } from './block-among-entries.ts'
import { isOnOwnLine, KINDS, kindOf, type WrongValue } from './kinds.ts'

export function forText(found: WrongValue): Answer | undefined {
  const kind = kindOf(found.value)
  const areLines = found.written.includes('\n')
  if (kind !== KINDS.text && (areLines || (found.isOfRecord && isOnOwnLine(found))))
    return firstAnswer(found, [listWithoutBar, blockInstead, wordsWithFields, otherNotation])
  if (areLines) return undefined
  const causes = [brokenReference, otherNotationInBrackets, startsWithBracket]
  return firstAnswer(
    found,
    kind === KINDS.group ? [...causes, blockInstead, address, curlyQuotes, wordsWithFields, colon] : causes,
  )
}

/** Of a text on one line: where it is in the file. */
const spanOf = ({ span, at, written }: WrongValue) => ({
  ...span,
  end: { ...span.end, offset: at + written.length },
})

const quoted = (found: WrongValue) => quotedThere(found.source, spanOf(found))

/** A list in Markdown, in a text without `|`. Words in quotes and lists in it are another matter. */
function listWithoutBar(found: WrongValue): Answer | undefined {
  const { value, isProse, name, text, at, line, span } = found
  const above = lineAbove(text, line)
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const isList = entries.length > 1 && entries.every((each) => typeof each === 'string')
  if (!isProse || !isList || !above || contentOf(above) >= line.words - line.start) return undefined
  const isPlain = found.written
    .split('\n')
    .every((each) => /^\s*(?:- [^"'!&*|>#]|[^\s#-])(?!.*\s#)/.test(each))
  if (!isPlain || !/:\s*$/.test(above.text) || found.written[0] === '[') return undefined
  const start = text.slice(0, at).trimEnd().length
  const fix = [{ file: span.file, start, end: start, text: ' |' }]
  return withHelp(messages.wrongKind(name, KINDS.text, KINDS.list), remedies.barForList, fix)
}

function blockInstead(found: WrongValue): Answer | undefined {
  const block = blockAmongEntries(found)
  return block && { ...messages.wrongKind(found.name, KINDS.text, KINDS.group), ...block }
}

function brokenReference(found: WrongValue): Answer | undefined {
  const reference = meantReference(found.written, lowered(found.name))
  return reference && withFix(reference.finding, [replaced(spanOf(found), reference.meant)])
}

const otherNotationInBrackets = (found: WrongValue) =>
  found.written.startsWith('[') ? otherNotation(found) : undefined

/** A text that YAML reads as a list or a group, because of its first character. */
function startsWithBracket(found: WrongValue): Answer | undefined {
  const [first = ''] = found.written
  if (first !== '[' && first !== '{') return undefined
  return withFix(messages.needsQuotes(first, lowered(found.name)), quoted(found))
}

/** `https: //…`: without the blank it is an address. */
function address(found: WrongValue): Answer | undefined {
  const { written } = found
  if (!/^(?:link|https|mailto|tel):\s+\S+$/.test(written)) return undefined
  const meant = written.replaceAll(/\s/g, '')
  return withFix(messages.addressRefused(written, meant), [replaced(spanOf(found), meant)])
}

function curlyQuotes(found: WrongValue): Answer | undefined {
  const curly = inCurlyQuotes(found.written)
  return curly && withFix(messages.smartQuotes(lowered(found.name), curly), quoted(found))
}

/** A text with a colon is a group to YAML. */
function colon(found: WrongValue): Answer {
  const field = fieldIn(found.written)
  if (found.outside)
    return withHelp(messages.wrongKind(found.name, KINDS.text, kindOf(found.value)), found.outside)
  const fix = field === undefined ? quoted(found) : undefined
  return withFix(messages.colonInText(lowered(found.name), field), fix)
}

/** Lists and groups as authors know them from other programs. What they mean is usually certain. */
function otherNotation(found: WrongValue): Answer | undefined {
  const { name, value, key: field, isContact } = found
  if (Array.isArray(value) && value.length > 1 && (field === 'phone' || field === 'email'))
    return withHelp(messages.wrongKind(name, KINDS.text, KINDS.list), contacts.oneOfContact)
  if (isContact) return withHelp(messages.wrongKind(name, KINDS.text, kindOf(value)), contacts.contactInSite)
  if (typeof field !== 'string' || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const [first] = value
    if (field === 'searchWords' && value.every((each) => typeof each === 'string'))
      return wordsInOne(found, value)
    // Pictures and addresses. The lines of a text are another matter.
    if (value.length < 2 || !value.every((each) => /^\S*[/.:]\S*$/.test(String(each)))) return undefined
    const help = remedies.oneOfThese(name, `${field}: ${first}`, value.length, field === 'image')
    return withHelp(messages.wrongKind(name, KINDS.text, KINDS.list), help)
  }
  const entries = Object.entries(value)
  const hasContact = ['phone', 'email', 'address'].some((each) => each in value)
  if (found.source.path === 'site.yaml' && found.isOfRecord && hasContact)
    return withHelp(messages.wrongKind(name, KINDS.text, KINDS.group), contacts.contactElsewhere(field))
  if (found.source.path === 'site.yaml' && found.isOfRecord)
    return withHelp(messages.wrongKind(name, KINDS.text, KINDS.group), remedies.withoutGroup(field))
  const own = entries.findIndex(([key]) => key === field || fieldFor(key, [field]) !== undefined)
  if (own < 0 || !entries.every(([, words]) => typeof words === 'string')) return undefined
  const lines = entries.map(([key, words], index) => `${index === own ? field : key}: ${asWritten(words)}`)
  // They take the place of the name, too, which may be on the line above.
  const { text, line } = found
  const named = isOnOwnLine(found) ? (lineAbove(text, line) ?? line) : line
  const help = linesInstead(lines, text, named.start + contentOf(named))
  return withHelp(messages.wrongKind(name, KINDS.text, KINDS.group), help)
}

/** `- href: /fees` or `- title: Fees` in a list of words. One of the other fields may be a word before a colon. */
function wordsWithFields({ name, value, isWords, text, at }: WrongValue): Answer | undefined {
  const fields = Object(value)
  const names = Object.keys(fields)
  const [first = '', more] = names
  const below: unknown = fields[first]
  // A list below an entry, as in Word.
  if (isWords && more === undefined && Array.isArray(below) && !below.some(Object.isExtensible)) {
    const line = `- ${inQuotes(`${first}: ${below.join('; ')}`)}`
    const help = linesInstead([line], text, at)
    return withHelp(messages.wrongKind(name, KINDS.text, KINDS.group), help)
  }
  const isMeant = more === undefined ? /^(?:href|text|title|name|item)$/ : /^[a-z]\w*$/
  if (!isWords || !isMeant.test(first) || !names.every((each) => fieldNames().includes(each)))
    return undefined
  const link = typeof fields.href === 'string' ? `- "[${fields.title ?? '…'}](${fields.href})"` : undefined
  const finding = messages.wrongKind(name, KINDS.text, KINDS.group)
  const words = names.map((each) => fields[each])
  if (link || more === undefined || !words.every((each) => typeof each === 'string'))
    return withHelp(finding, remedies.wordsAlone(names, link))
  const line = words.map((each) => (/[.!?:]$/.test(each) ? each : `${each}:`)).join(' ')
  return withHelp(finding, linesInstead([`- ${asWritten(line.replace(/:$/, ''))}`], text, at))
}

/** Words with commas between them, in place of a list. */
function wordsInOne(found: WrongValue, words: readonly string[]): Answer {
  const { span, name, written, text, at } = found
  const all = words.join(', ')
  const isPlain = asWritten(words.join(' ')) === words.join(' ')
  const line = isPlain ? all : inQuotes(all)
  const start = text.slice(0, at).trimEnd().length
  const fix = [{ file: span.file, start, end: at + written.length, text: ` ${line}` }]
  const help = remedies.theseLines([`searchWords: ${line}`])
  return withHelp(messages.wrongKind(name, KINDS.text, KINDS.list), help, fix)
}

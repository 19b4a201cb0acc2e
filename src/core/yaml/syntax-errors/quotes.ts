/** Texts that need quotes, or have wrong quotes. */
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { placeOnComputer } from '../../../diagnostics/wording.ts'
import { inCurlyQuotes } from '../../base/unquoted.ts'
import { breakOf } from '../add-lines.ts'
import { fieldIn } from '../field-names.ts'
import { linesInstead } from '../lines-instead.ts'
import { asWritten, inQuotes, linkFields } from '../rewrite.ts'
import { starFirst } from './starred.ts'
import {
  contentOf,
  type Fix,
  indentOf,
  isBlank,
  isEntry,
  lineBelow,
  linesAfter,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

export function colonInText(error: ParserError): SyntaxMistake | undefined {
  const { code, line, at, owner, field, text } = error
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'KEY_OVER_1024_CHARS') return undefined
  const written = text.slice(line.value, line.end)
  // A program that knows no emoji saves them like this: quotes would not bring one back.
  if (written === '?') {
    const isSign = owner !== undefined && (field === 'icon' || field === 'emoji')
    const finding = isSign ? messages.notAnEmoji(owner, written, []) : messages.needsQuotes(written, owner)
    return { finding, start: at, end: line.end, fixes: [] }
  }
  const isNumber = field === 'href' && /^tel:[\s\d()+.-]+$/i.test(written)
  if (isNumber || /^(?:link|https|mailto|tel):\s+\S+$/.test(written)) {
    const meant = written.replaceAll(/\s/g, '').replace(/^T\w*/i, 'tel')
    const fixes = [[{ start: line.value, end: line.end, text: meant }]]
    return { finding: messages.addressRefused(written, meant), start: at, end: line.end, fixes }
  }
  const [mark, words] = /^todo!?:(?: +(\S.*))?$/i.exec(written) ?? []
  if (mark !== undefined) {
    const standIn = words === undefined ? '!todo' : `!todo ${asWritten(words)}`
    const fixes = [[{ start: line.value, end: line.end, text: standIn }]]
    const finding = { ...messages.colonInText(owner), help: remedies.standInMark }
    return { finding, start: at, end: line.end, fixes }
  }
  const apostrophe = apostropheIn(written)
  const curly = inCurlyQuotes(written)
  const inner = curly ? undefined : fieldIn(written)
  const finding = curly
    ? messages.smartQuotes(owner, curly)
    : apostrophe === undefined
      ? messages.colonInText(owner, inner)
      : messages.textAfterQuote("'", owner, 'apostrophe')
  return {
    finding,
    start: apostrophe === undefined ? at : line.value + apostrophe,
    end: line.end,
    fixes: inner === undefined && !/^[\s-]*\w*[<>{}|]/.test(line.text) ? quotings(error) : [],
  }
}

/** The place of an apostrophe in a text between single quotes. `'Yes' and 'no'` has none. */
function apostropheIn(written: string): number | undefined {
  const inner = /^'(.*)'(?:[ \t]+#[ \t].*)?$/.exec(written)?.[1] ?? ''
  const at = inner.search(/ '|' '/) < 0 ? inner.search(/(?<=\p{L})'(?=[\p{L} ])/u) : -1
  return at < 0 ? undefined : at + 1
}

/** Fixes that put quotes around the value of the line, or of its following lines too. */
function quotings({ text, line, textStart }: ParserError): readonly Fix[] {
  const remark = /[ \t]+#[ \t].*$/.exec(text.slice(textStart, line.end))
  const end = remark ? textStart + remark.index : line.end
  const further = endOfText({ text, line })
  return [end, ...(further > line.end ? [further] : [])]
    .map((to) => ({ start: textStart, end: to, text: quotedText(text.slice(textStart, to)) }))
    .filter((splice) => splice.text !== undefined)
    .map(({ text: words = '', ...place }) => [{ ...place, text: words }])
}

/** The end of a text of several lines: the next line with the indent of its field. */
function endOfText({ text, line }: Pick<ParserError, 'text' | 'line'>): number {
  const indent = /^[ \t]*(?:-[ \t]+)*/.exec(line.text)?.[0].length ?? indentOf(line)
  let end = line.end
  for (const next of linesAfter(text, line)) {
    if (isBlank(next) || indentOf(next) <= indent) break
    end = next.end
  }
  return end
}

/** A text in double quotes, without the quotes that it has already. */
function quotedText(words: string): string | undefined {
  // `'Yes' and 'no'` has two pairs of its own.
  const outer = words.length > 1 && /^(["'])(?![^"']*\1\W(?:.*\W)?\1[^"']*\1$).*\1$/.test(words)
  const inner = outer ? words.slice(1, -1) : (inCurlyQuotes(words)?.inner ?? words)
  return /\\/.test(inner) ? undefined : inQuotes(inner)
}

/** Words after the end of a value: after a quoted text, a list in brackets, `|` or an alias. */
export function textAfterValue(error: ParserError): SyntaxMistake | undefined {
  const { text, code, message, at, line, owner, field, list } = error
  const opening = text[line.value] ?? ''
  const noBlank = code === 'MISSING_CHAR' && message.startsWith('Comments')
  if (code !== 'UNEXPECTED_TOKEN' && !noBlank) return undefined
  const fixes = quotings(error)
  // As in JSON.
  if (/^["'][,;][ \t]*(?:#\s.*)?$/.test(text.slice(at - 1, line.end)))
    return {
      finding: messages.textAfterQuote(opening, owner, text[at] === ',' ? 'comma' : 'semicolon'),
      start: at,
      end: at + 1,
      fixes: [[{ start: at, end: at + 1, text: '' }]],
    }
  const apostrophe = apostropheIn(text.slice(line.value, line.end))
  if (opening === '"' || opening === "'")
    return (
      todoAfterQuote(error) ?? {
        finding: messages.textAfterQuote(opening, owner, apostrophe === undefined ? undefined : 'apostrophe'),
        start: apostrophe === undefined ? at : line.value + apostrophe,
        end: line.end,
        fixes,
      }
    )
  if (opening === '|' || opening === '>') {
    return {
      finding: messages.textAfterBar(opening),
      start: at,
      end: line.end,
      fixes: afterBar(error),
    }
  }
  // A list of things to do, from a program for notes. Quotes would not take the boxes away.
  const [box = '', tick] = /^\[([ xX]?)\] +(?=\S)/.exec(text.slice(line.value, line.end)) ?? []
  if (tick !== undefined && isEntry(line)) {
    const [start, end] = [line.value, line.value + box.length]
    const finding = { ...messages.needsQuotes(opening, owner), help: remedies.withoutBox(box.trim()) }
    return { finding, start, end, fixes: tick.trim() === '' ? [[{ start, end, text: '' }]] : [] }
  }
  const link = /^\[([^[\]]+)\]\(([^\s()]+)\)$/.exec(text.slice(line.value, line.end))
  if (link && field === 'href')
    return { finding: messages.addressRefused(link[0], link[2]), start: line.value, end: line.end }
  if (link && list === 'links') {
    const [first = '', second = ''] = linkFields(link[1] ?? '', link[2] ?? '')
    const finding = messages.needsQuotes(opening, owner)
    const instead = linesInstead([`- ${first}`, `  ${second}`], text, line.value)
    const lead = `${breakOf(text)}${' '.repeat(contentOf(line))}`
    const fix = { start: line.value, end: line.end, text: first + lead + second }
    return { finding: { ...finding, ...instead }, start: line.value, end: line.end, fixes: [[fix]] }
  }
  if (opening === '*') return starFirst(error, fixes)
  if (opening === '[' || opening === '{')
    return { finding: messages.needsQuotes(opening, owner), start: line.value, end: line.value + 1, fixes }
  return undefined
}

function todoAfterQuote({ text, at, line, owner }: ParserError): SyntaxMistake | undefined {
  const mark = /^!todo(?=[ \t]*(?:#.*)?$)/.exec(text.slice(at, line.end))
  if (!mark) return undefined
  const [start, end] = [line.value, at + mark[0].length]
  const quoted = text.slice(start, at).trimEnd()
  return {
    finding: messages.textAfterQuote(text[start] ?? '', owner, 'mark'),
    start: at,
    end,
    fixes: [[{ start, end, text: `${mark[0]} ${quoted}` }]],
  }
}

/**
 * If the text goes on below, the mark is meant, and the first words belong below it too. If not, `|` is not needed. A `>`
 * may be a sign of the text: before a number it is.
 */
function afterBar(error: ParserError): readonly Fix[] {
  const { text, line } = error
  const mark = /^[|>][+-]?[ \t]+/.exec(text.slice(line.value, line.end))?.[0] ?? ''
  const words = line.value + mark.length
  const next = lineBelow(text, line)
  if (next && indentOf(next) > contentOf(line)) {
    const below = `\n${' '.repeat(indentOf(next))}`
    return [[{ start: line.value + mark.trimEnd().length, end: words, text: below }]]
  }
  if (text[line.value] === '|') return [[{ start: line.value, end: words, text: '' }]]
  return /^\p{Sc}?\d/u.test(text.slice(words)) ? quotings(error) : []
}

export function firstCharacter(error: ParserError): SyntaxMistake | undefined {
  const { text, code, at, line, owner, field } = error
  const fixes = quotings(error)
  const account = code === 'BAD_SCALAR_START' ? accountForAddress(error) : undefined
  if (account) return account
  if (code === 'BAD_SCALAR_START')
    return { finding: messages.needsQuotes(text[at] ?? '', owner), start: at, end: at + 1, fixes }
  if (code === 'BAD_ALIAS') {
    if (text[line.value] !== '&') return starFirst(error, fixes)
    return { finding: messages.yamlAnchor(owner), start: line.value, end: line.end, fixes }
  }
  if (code === 'BAD_DQ_ESCAPE') {
    const words = /^"([^'"\n]*)"$/.exec(text.slice(line.value, line.end))?.[1]
    const path = field === 'image' && words !== undefined ? placeOnComputer(words) : undefined
    const splice = { start: line.value, end: line.end, text: path ?? `'${words}'` }
    const finding = path ? messages.imageMissing(words ?? '') : messages.unknownEscape(text.slice(at, at + 2))
    return { finding, start: at, end: at + 2, fixes: words === undefined ? [] : [[splice]] }
  }
  if (code !== 'NON_STRING_KEY') return undefined
  const marked = /^((?:[ \t]*(?:-[ \t]+)?))(!todo)[ \t]+(\w+:)(?=[ \t]+\S)/.exec(line.text)
  if (marked) {
    const [whole, lead = '', mark = '', name = ''] = marked
    const start = line.start + lead.length
    const fix = { start, end: line.start + whole.length, text: `${name} ${mark}` }
    return { finding: messages.complexField(mark), start, end: start + mark.length, fixes: [[fix]] }
  }
  const [whole, lead = '', name] = /^([ \t]*)\[([\w-]+)\](?=:)/.exec(line.text) ?? []
  if (whole !== undefined && name !== undefined) {
    const [start, end] = [line.start + lead.length, line.start + whole.length]
    return { finding: messages.complexField('[', name), start, end, fixes: [[{ start, end, text: name }]] }
  }
  const braces = text[line.value] === '{'
  const finding = braces ? messages.needsQuotes('{', owner) : messages.complexField()
  const start = braces ? line.value : at
  return { finding, start, end: start + 1, fixes: braces ? fixes : [] }
}

/** The name of an account, where an address belongs. Quotes would not make it one. */
function accountForAddress({ text, at, line, field }: ParserError): SyntaxMistake | undefined {
  const [words] = /^@.*?(?=[ \t]+#|$)/.exec(text.slice(at, line.end)) ?? []
  const group =
    text
      .slice(0, at)
      .match(/^\w+(?=:)/gm)
      ?.at(-1) ?? ''
  const holdsAddress = field === 'href' || (ADDRESSES.has(group) && field !== 'network')
  if (words === undefined || !holdsAddress) return undefined
  return { finding: messages.addressRefused(words), start: at, end: at + words.length }
}

/** The groups of site.yaml whose values are addresses. */
const ADDRESSES: ReadonlySet<string> = new Set(['social', 'links'])

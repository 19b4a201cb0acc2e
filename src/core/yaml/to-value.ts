/** Turns a parsed YAML tree into plain data. Reports YAML features that pages may not use. */

import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml'
import { certain } from '../../diagnostics/certain.ts'
import type { Finding, Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { type Owner, ownerCalled } from '../../diagnostics/wording.ts'
import type { FieldPath } from '../base/field-path.ts'
import { DEEPEST, MOST_ENTRIES, MOST_FIELDS, MOST_REPORTED } from '../base/limits.ts'
import { fieldsApart, numbersApart } from './commas.ts'
import { textOfScalar } from './plain-texts.ts'
import { beginsMore, type FieldInText, nextEntry, writtenTwice } from './repeated-field.ts'
import { fixWith, quotedThere, replaced } from './rewrite.ts'
import type { ParseContext } from './source-file.ts'
import { starred } from './syntax-errors/starred.ts'
import { strayIn } from './syntax-errors/stray-characters.ts'
import { isEntryOfTexts, lineAt } from './syntax-errors/syntax-error.ts'

/** Names that no field may have. */
export const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns `undefined` if it reports anything. */
export function toValue(root: ParsedNode, context: ParseContext): unknown {
  const excess = oneTooMany(root)
  if (excess) {
    const span = context.toSpan(excess.node.range[0], excess.node.range[1])
    return void context.report({ ...excess.finding, span })
  }
  let refused = 0
  const report: Report = (diagnostic) => {
    refused++
    if (refused <= MOST_REPORTED) context.report(diagnostic)
  }
  const value = readNode(root, [], { ...context, report })
  return refused > 0 ? undefined : value
}

/** The first field or entry that is one too many, in the order of the text. */
function oneTooMany(root: ParsedNode): { readonly node: ParsedNode; readonly finding: Finding } | undefined {
  let [fields, entries] = [0, 0]
  const left: (ParsedNode | null)[] = [root]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      const last = node.items[MOST_FIELDS - fields]
      fields += node.items.length
      if (last) return { node: last.key, finding: messages.tooMany(MOST_FIELDS, 'fields') }
      for (const { value } of node.items.toReversed()) left.push(value)
    } else if (isSeq<ParsedNode>(node)) {
      const last = node.items[MOST_ENTRIES - entries]
      entries += node.items.length
      if (last) return { node: last, finding: messages.tooMany(MOST_ENTRIES, 'entries') }
      left.push(...node.items.toReversed())
    }
  }
  return undefined
}

function readNode(node: ParsedNode | null, path: FieldPath, context: ParseContext): unknown {
  if (node === null) return ''
  const { text, toSpan, report, standIns } = context
  const span = toSpan(node.range[0], node.range[1])
  const marked = (mark: string) => {
    const from = text.lastIndexOf(mark, node.range[0])
    return toSpan(from < 0 ? node.range[0] : from, node.range[1])
  }
  const reportWithQuotes = (finding: Finding, at: SourceSpan) =>
    void report({ ...finding, span: at, ...fixWith(quotedIn(text, at)) })
  const owner = ownerAt(path)
  if (isAlias(node)) {
    const { finding, meant } = starred(owner, path.at(-1), text.slice(node.range[0], node.range[1]))
    if (meant === undefined) return reportWithQuotes(finding, span)
    return void report({ ...finding, span, fix: [replaced(span, meant)] })
  }
  if (node.anchor) return reportWithQuotes(messages.yamlAnchor(owner), marked('&'))
  if (path.length > DEEPEST) return void report({ ...messages.tooDeep(DEEPEST), span })
  if (node.tag === '!todo') standIns.push({ path, span: marked('!todo') })
  else if (node.tag)
    return unknownTag(writtenTag(node.tag), isScalar(node) && node.type === 'PLAIN', marked, context)

  if (isScalar(node)) return textOfScalar(node, path, owner, context)
  if (isSeq<ParsedNode>(node)) {
    numbersApart(node, context)
    return node.items.map((item, index) => readNode(item, [...path, index], context))
  }
  if (isMap<ParsedNode, ParsedNode | null>(node)) return fieldsOf(node, path, context)
  return undefined
}

/** No quotes around the end of a text: the words before it, with a colon, belong to it. */
function quotedIn(text: string, span: SourceSpan) {
  const line = lineAt(text, span.start.offset)
  const isCut = line.value < span.start.offset
  return isCut || isEntryOfTexts(text, line) ? undefined : quotedThere({ textIn: () => text }, span)
}

/** A misspelt `!todo`, or a text that begins with an exclamation mark. */
function unknownTag(
  tag: string,
  isPlain: boolean,
  marked: (mark: string) => SourceSpan,
  { text, report }: ParseContext,
): undefined {
  const span = marked(tag)
  // The blank after the mark is missing.
  const glued = /^!todo(?=[^a-z:!])/.exec(tag)?.[0]
  const isTodo = glued !== undefined || isMisspeltTodo(tag, text.slice(span.start.offset))
  const meant = glued === undefined ? '!todo' : `!todo ${tag.slice(glued.length)}`
  // What has quotes already is a value with a mark. `!done` may be one, `!Sing` is a text.
  const isMark = !isPlain || /^![a-z]+$/.test(tag)
  // What is left of `!todo` before an e-mail address or an address on the web.
  const value = /^!([\w.+-]+@[\w.-]+\.\w+|https:\/\/\S+)$/.exec(tag)?.[1]
  if (value !== undefined && isPlain) {
    const end = span.start.offset + tag.length
    const edit = { file: span.file, start: span.start.offset, end, text: value }
    return void report({ ...messages.unknownTag(tag, value, 'left'), span, fix: [edit] })
  }
  const finding = messages.unknownTag(tag, isTodo ? meant : undefined, isMark && isPlain ? 'perhaps' : isMark)
  const edit = {
    file: span.file,
    start: span.start.offset,
    end: span.start.offset + (tag === '!' ? '! todo'.length : tag.length),
    text: meant,
  }
  const isText = !isMark && !/^!(?:!|todo)/i.test(tag)
  const fix = isTodo ? [edit] : isText ? quotedIn(text, span) : undefined
  report({ ...finding, span, ...fixWith(fix) })
}

/** `!TODO:`, `!tdo` and `! todo`. */
function isMisspeltTodo(tag: string, written: string): boolean {
  const name = tag
    .slice(1)
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()
  const isTurned = ['doot', 'dot'].includes([...name].sort().join('')) && name.startsWith('t')
  return isTurned || certain(name, ['todo']) !== undefined || /^! todo(?![a-z])/i.test(written)
}

/** `!!binary` instead of the library's long name. */
const writtenTag = (tag: string) => tag.replace(/^tag:yaml\.org,2002:/, '!!')

/** The field of a path, in the words of messages. */
function ownerAt(path: FieldPath): Owner {
  const name = path.findLast((key) => typeof key === 'string')
  return name === undefined ? undefined : ownerCalled(name, path.at(-1) !== name)
}

function fieldsOf(
  map: YAMLMap<ParsedNode, ParsedNode | null>,
  path: FieldPath,
  context: ParseContext,
): object {
  const { text, toSpan, report } = context
  const values: Record<string, unknown> = {}
  const fields = fieldsApart(map, context).map(({ key, value }) => ({
    name: fieldName(key),
    span: toSpan(key.range[0], key.range[1]),
    end: value?.range[1] ?? key.range[1],
    isMarked: isScalar(key) && (key.anchor !== undefined || key.tag !== undefined),
    value,
  }))
  const known = new Map<string, FieldInText>()
  for (const [at, field] of fields.entries()) {
    const { name, span, value, isMarked } = field
    const first = known.get(name ?? '')
    const stray = name === undefined ? undefined : strayIn(name)
    if (name === undefined || isMarked) report({ ...messages.complexField(), span })
    else if (stray !== undefined) report({ ...messages.strayCharacter(stray), span })
    else if (RESERVED.has(name)) report({ ...messages.reservedField(name), span })
    else if (first === undefined) {
      known.set(name, field)
      values[name] = readNode(value, [...path, name], context)
    } else if (path.length === 0 && beginsAgain(fields, at)) {
      report({ ...messages.pageTwice(first.span.start.line), span })
      break
    } else {
      const entry = nextEntry(fields, at, path, text)
      const isMore = beginsMore(fields, text)
      report(entry ?? writtenTwice(first, field, text, { path, isMore, start: fields[0]?.name ?? '' }))
      if (entry || isMore) break
    }
  }
  return values
}

/** Whether the first fields of a page come again in their order, because the whole page was pasted twice. */
function beginsAgain(fields: readonly FieldInText[], at: number): boolean {
  const names = fields.map(({ name }) => name)
  const first = names.indexOf(names[at])
  return at - first > 1 && names[at + 1] !== undefined && names[at + 1] === names[first + 1]
}

/** The name of a field. `undefined` if the key is not a plain word. */
export function fieldName(key: ParsedNode | null): string | undefined {
  return isScalar(key) ? String(key.value) : undefined
}

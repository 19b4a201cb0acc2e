/** A parsed YAML tree as plain data. What a page may not have is reported where it stands. */
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type Scalar, type YAMLMap } from 'yaml'
import type { Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/syntax.ts'
import type { FieldPath, Place, StandIn } from './source.ts'

/** How many levels a value may have. */
export const DEEPEST = 32
/** Names that no field may have. */
export const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
const CORE_TAGS = new Set(['tag:yaml.org,2002:str', 'tag:yaml.org,2002:map', 'tag:yaml.org,2002:seq'])

export type Reading = {
  readonly text: string
  readonly place: Place
  readonly report: Report
  readonly standIns: StandIn[]
}

/** The value, or `undefined` if anything in it was refused. */
export function toValue(root: ParsedNode, reading: Reading): unknown {
  let refused = false
  const report: Report = (diagnostic) => {
    refused = true
    reading.report(diagnostic)
  }
  const value = readNode(root, [], { ...reading, report })
  return refused ? undefined : value
}

function readNode(node: ParsedNode | null, path: FieldPath, reading: Reading): unknown {
  if (node === null) return ''
  const { text, place, report, standIns } = reading
  const span = place(node.range[0], node.range[1])
  const marked = (mark: string) => {
    const from = text.lastIndexOf(mark, node.range[0])
    return place(from < 0 ? node.range[0] : from, node.range[1])
  }
  if (isAlias(node)) return void report({ ...messages.aliasRefused(), span })
  if (node.anchor) return void report({ ...messages.anchorRefused(), span: marked('&') })
  if (path.length > DEEPEST) return void report({ ...messages.tooDeep(DEEPEST), span })
  if (node.tag === '!todo') standIns.push({ path, span: marked('!todo') })
  else if (node.tag && !CORE_TAGS.has(node.tag))
    return void report({ ...messages.unknownTag(writtenTag(node.tag)), span: marked(writtenTag(node.tag)) })

  if (isScalar(node)) return wordsOf(node, reading)
  if (isSeq<ParsedNode>(node))
    return node.items.map((item, index) => readNode(item, [...path, index], reading))
  if (isMap<ParsedNode, ParsedNode | null>(node)) return fieldsOf(node, path, reading)
  return undefined
}

/** `!!binary`, as authors write it; the library gives the long name. */
const writtenTag = (tag: string) => tag.replace(/^tag:yaml\.org,2002:/, '!!')

/** The text of a scalar. A plain one may end earlier, or go on longer, than its author meant. */
function wordsOf(scalar: Scalar.Parsed, { text, place, report }: Reading): string | undefined {
  const words = String(scalar.value ?? '')
  if (scalar.type !== 'PLAIN') return words
  const [start, end] = scalar.range
  const remark = /^[ \t]*#(?![\s#]).*/.exec(text.slice(end, end + 200))
  if (remark)
    return void report({
      ...messages.textIsRemark(),
      span: place(end + remark[0].indexOf('#'), end + remark[0].trimEnd().length),
    })
  const entry = /\n *-(?= )/.exec(text.slice(start, end))
  if (!entry) return words
  const dash = start + entry.index + entry[0].length - 1
  return void report({ ...messages.listInText(), span: place(dash, dash + 1) })
}

function fieldsOf(map: YAMLMap<ParsedNode, ParsedNode | null>, path: FieldPath, reading: Reading): object {
  const { place, report } = reading
  const fields: Record<string, unknown> = {}
  const lines = new Map<string, number>()
  for (const { key, value } of map.items) {
    const name = keyOf(key)
    const span = place(key.range[0], key.range[1])
    const first = lines.get(name ?? '')
    if (name === undefined) report({ ...messages.complexField(), span })
    else if (RESERVED.has(name)) report({ ...messages.reservedField(name), span })
    else if (first !== undefined) report({ ...messages.duplicateField(name, first), span })
    else {
      lines.set(name, span.start.line)
      fields[name] = readNode(value, [...path, name], reading)
    }
  }
  return fields
}

/** The name of a field, if its key is a plain word. */
export function keyOf(key: ParsedNode | null): string | undefined {
  return isScalar(key) ? String(key.value) : undefined
}

/** A file's text as data: plain values, every scalar as the author wrote it, and the place of each. */
import type { Document, Pair, ParsedNode, YAMLMap } from 'yaml'
import { isMap, isSeq } from 'yaml'
import type { Position, Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../base/field-path.ts'
import { memoize, once } from '../base/memoize.ts'
import { withExample } from './example-line.ts'
import { parse } from './parse.ts'
import { sectionOf } from './section.ts'
import { readSimpleYaml } from './simple/read.ts'
import { type Places, REFERENCE_MARK, type SourceFile, type StandIn, type ToSpan } from './source-file.ts'
import { keyOf, toValue } from './to-value.ts'

/** Reads a text. What is wrong with it is reported, and its value is then `undefined`. */
export function toSource(path: string, text: string, report: Report): SourceFile {
  const simple = readSimpleYaml(text)
  if (!simple) return parsedSource(path, text, report)
  const parsed = once(() => parsedSource(path, text, ignore))
  const places = once(() => placesOfParts(path, text))
  return {
    path,
    text,
    value: simple.value,
    standIns: simple.standIns.map((at, index) => ({
      path: at,
      get span() {
        return parsed().standIns[index]?.span ?? parsed().spanOf(at)
      },
    })),
    dependsOn: [],
    textIn: () => text,
    // Simple texts are parts of the file, without quotes and escapes around their characters.
    mayHold: (pattern) => pattern.test(text) || text.includes(REFERENCE_MARK),
    spanOf: (at) => places().spanOf(at),
    spanOfWords: (at, words, before) => places().spanOfWords(at, words, before),
    spanOfKey: (at) => places().spanOfKey(at),
  }
}

/** The same by the library: slower, and with the place of everything. */
export function parsedSource(path: string, text: string, report: Report): SourceFile {
  const toSpan = spansIn(path, text)
  const tell: Report = (diagnostic) => report(withExample(diagnostic, text))
  const document = parse(text, toSpan, tell)
  const root = document?.contents ?? undefined
  const standIns: StandIn[] = []
  const value = document && root ? toValue(root, { text, toSpan, report: tell, standIns }) : undefined
  return {
    path,
    text,
    value,
    standIns,
    dependsOn: [],
    textIn: () => text,
    mayHold: () => true,
    ...placesIn(text, toSpan, () => ({ document, toSpan })),
  }
}

const ignore: Report = () => undefined

/** What was parsed, and where its offsets lie in the file. */
type Parsed = { readonly document: Document.Parsed | undefined; readonly toSpan: ToSpan }

/** Of a text that the simple reader took. Most have a warning in one field, if at all: only that one is parsed. */
function placesOfParts(path: string, text: string): Places {
  const toSpan = spansIn(path, text)
  const whole = once(() => ({ document: parse(text, toSpan, ignore), toSpan }))
  const partOf = memoize((name: string): Parsed => {
    const section = sectionOf(text, name)
    if (!section) return whole()
    const { start } = section
    return {
      document: parse(section.text, toSpan, ignore),
      toSpan: (from, to) => toSpan(start + from, start + to),
    }
  })
  return placesIn(text, toSpan, ([name]) => (typeof name === 'string' ? partOf(name) : whole()))
}

/** `partWith` gives what the value at a path is a part of. */
function placesIn(text: string, toSpan: ToSpan, partWith: (at: FieldPath) => Parsed): Places {
  const spanOf = (at: FieldPath) => spanOfNode(partWith(at), at)
  return {
    spanOf,
    spanOfWords: (at, words, before = '') => {
      const { start, end } = spanOf(at)
      const exact = text.indexOf(before + words, start.offset)
      const from = isIn(exact, before + words) ? exact + before.length : text.indexOf(words, start.offset)
      return isIn(from, words) ? toSpan(from, from + words.length) : toSpan(start.offset, end.offset)

      function isIn(offset: number, found: string): boolean {
        return offset >= 0 && offset + found.length <= end.offset
      }
    },
    spanOfKey: (at) => spanOfKey(partWith(at), at) ?? spanOf(at),
  }
}

export function spansIn(file: string, text: string): ToSpan {
  const starts = once(() => lineStarts(text))
  const position = (offset: number): Position => {
    let low = 0
    let high = starts().length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts()[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { offset, line: low + 1, column: offset - (starts()[low] ?? 0) + 1 }
  }
  return (start, end) => ({ file, start: position(start), end: position(Math.max(start, end)) })
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function spanOfNode({ document, toSpan }: Parsed, path: FieldPath): SourceSpan {
  let node: ParsedNode | null | undefined = document?.contents
  let range = node?.range
  for (const key of path) {
    node = childOf(node, key)
    if (!node?.range) break
    range = node.range
  }
  return range ? toSpan(range[0], range[1]) : toSpan(0, 0)
}

function spanOfKey({ document, toSpan }: Parsed, path: FieldPath): SourceSpan | undefined {
  let node: ParsedNode | null | undefined = document?.contents
  for (const key of path.slice(0, -1)) node = childOf(node, key)
  if (!isMap<ParsedNode, ParsedNode | null>(node)) return undefined
  const range = pairOf(node, path.at(-1))?.key.range
  return range ? toSpan(range[0], range[1]) : undefined
}

function childOf(node: ParsedNode | null | undefined, key: PropertyKey): ParsedNode | null | undefined {
  if (isMap<ParsedNode, ParsedNode | null>(node)) return pairOf(node, key)?.value
  if (isSeq<ParsedNode>(node)) return node.items[Number(key)]
  return undefined
}

type Fields = YAMLMap<ParsedNode, ParsedNode | null>
type Field = Pair<ParsedNode, ParsedNode | null>

/** The fields of each group by name: a page with a thousand mistakes asks a thousand times. */
const pairs = new WeakMap<Fields, ReadonlyMap<PropertyKey, Field>>()

function pairOf(group: Fields, key: PropertyKey | undefined): Field | undefined {
  const known = pairs.get(group) ?? indexOf(group)
  pairs.set(group, known)
  return key === undefined ? undefined : known.get(key)
}

/** Of two fields with one name the first counts. */
function indexOf({ items }: Fields): ReadonlyMap<PropertyKey, Field> {
  return new Map(items.toReversed().map((pair) => [keyOf(pair.key) ?? '', pair]))
}

/** Turns the text of a file into plain data. Every scalar stays as the author wrote it, and has a span. */
import type { Document, Pair, ParsedNode, YAMLMap } from 'yaml'
import { isMap, isSeq } from 'yaml'
import type { Position, Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../base/field-path.ts'
import { inPattern } from '../base/in-pattern.ts'
import { memoize, once } from '../base/memoize.ts'
import { withExample } from './example-line.ts'
import { parse } from './parse.ts'
import { sectionOf } from './section.ts'
import { readSimpleYaml } from './simple/read.ts'
import { REFERENCE_MARK, type SourceFile, type Spans, type StandIn, type ToSpan } from './source-file.ts'
import { fieldName, toValue } from './to-value.ts'

/** Reads a text. Reports syntax errors; the value is then `undefined`. */
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
    // The simple reader accepts no escapes within words, so its texts stand in the file as they are.
    mayHold: (pattern) => pattern.test(text) || text.includes(REFERENCE_MARK),
    spanOf: (at) => places().spanOf(at),
    spanOfWords: (at, words, before) => places().spanOfWords(at, words, before),
    spanOfKey: (at) => places().spanOfKey(at),
  }
}

/** The same with the YAML library: slower, but it finds all spans and mistakes. */
export function parsedSource(path: string, text: string, report: Report): SourceFile {
  const toSpan = spansIn(path, text)
  const reportWithExample: Report = (diagnostic) => report(withExample(diagnostic, text))
  const document = parse(text, toSpan, reportWithExample)
  const root = document?.contents ?? undefined
  const standIns: StandIn[] = []
  const value =
    document && root ? toValue(root, { text, toSpan, report: reportWithExample, standIns }) : undefined
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

/** A parsed file, or a section of one. `toSpan` turns its offsets into spans of the file. */
type ParsedText = { readonly document: Document.Parsed | undefined; readonly toSpan: ToSpan }

/** For texts that the simple reader accepts. Most have a warning in one field at most, so only that field is parsed. */
function placesOfParts(path: string, text: string): Spans {
  const toSpan = spansIn(path, text)
  const whole = once(() => ({ document: parse(text, toSpan, ignore), toSpan }))
  const partOf = memoize((name: string): ParsedText => {
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

/** `partWith` gives the parsed text that contains a path. */
function placesIn(text: string, toSpan: ToSpan, partWith: (at: FieldPath) => ParsedText): Spans {
  const spanOf = (at: FieldPath) => spanOfNode(partWith(at), at)
  return {
    spanOf,
    spanOfWords: spanOfWordsIn(text, toSpan, spanOf),
    spanOfKey: (at) => spanOfKey(partWith(at), at) ?? spanOf(at),
  }
}

/** Without the words in its text, the place of a value is the whole value. */
export const spanOfWordsIn =
  (text: string, toSpan: ToSpan, spanOf: Spans['spanOf']): Spans['spanOfWords'] =>
  (at, words, before = '') => {
    const { start, end } = spanOf(at)
    const own = text.slice(start.offset, end.offset)
    const exact = indexOfWhole(own, before + words)
    const [first, last] = placeFrom(exact < 0 ? exact : exact + before.length, words) ??
      (before === '' ? undefined : aroundReferences(own, before, words)) ??
      placeFrom(indexOfWhole(own, words), words) ??
      overLines(own, words) ?? [0, own.length]
    return toSpan(start.offset + first, start.offset + last)
  }

type Place = readonly [start: number, end: number]

const placeFrom = (start: number, words: string): Place | undefined =>
  start < 0 ? undefined : [start, start + words.length]

/** Where words stand that go on in the next line. A whole text is its own place. */
function overLines(text: string, words: string): Place | undefined {
  const parts = words.split(/\s+/).map((part) => inPattern(part))
  const found = parts.length > 1 ? new RegExp(parts.join(String.raw`\s+`)).exec(text) : null
  if (!found) return undefined
  const [start, end] = [found.index, found.index + found[0].length]
  const isWhole = /^(?:[|>][-+\d]*\s*|["'])?$/.test(text.slice(0, start)) && text.slice(end).trim().length < 2
  return isWhole ? undefined : [start, end]
}

/**
 * The place of `words`, which come right after `before`. A value of site.yaml can be in the place of a `${name}` in both.
 * If `words` have such a value, the place begins at `before`.
 */
function aroundReferences(text: string, before: string, words: string): Place | undefined {
  const filled = before + words
  // A line may go on in the next one.
  const isSame = (sign = '', wanted = '') => sign === wanted || (wanted === ' ' && /\s/.test(sign))
  const endFrom = (from: number, start: number): number | undefined => {
    let [at, shown] = [from, start]
    while (shown < filled.length && isSame(text[at], filled[shown])) {
      const isBlank = filled[shown] === ' '
      do at += 1
      while (isBlank && /\s/.test(text.charAt(at)))
      shown += 1
    }
    if (shown === filled.length) return at
    if (!text.startsWith('${', at)) return undefined
    const behind = text.indexOf('}', at) + 1
    for (let next = shown + 1; behind > 0 && next <= filled.length; next++) {
      const end = endFrom(behind, next)
      if (end !== undefined) return end
    }
    return undefined
  }
  for (let at = text.indexOf(filled.charAt(0)); at >= 0; at = text.indexOf(filled.charAt(0), at + 1)) {
    const end = endFrom(at, 0)
    if (end !== undefined) return [text.endsWith(words, end) ? end - words.length : at, end]
  }
  return undefined
}

/** Where the words begin, if possible not within a longer word or address. */
function indexOfWhole(text: string, words: string): number {
  const goesOn = words.startsWith('](') ? /[^\s)>]/ : /[\p{L}\p{M}\d]/u
  const first = text.indexOf(words)
  if (!/[\p{L}\p{M}\d/]$/u.test(words)) return first
  for (let at = first; at >= 0; at = text.indexOf(words, at + 1))
    if (!goesOn.test(text.charAt(at + words.length))) return at
  return first
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

function spanOfNode({ document, toSpan }: ParsedText, path: FieldPath): SourceSpan {
  let node: ParsedNode | null | undefined = document?.contents
  let range = node?.range
  for (const key of path) {
    node = childOf(node, key)
    if (!node?.range) break
    range = node.range
  }
  return range ? toSpan(range[0], range[1]) : toSpan(0, 0)
}

function spanOfKey({ document, toSpan }: ParsedText, path: FieldPath): SourceSpan | undefined {
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

/** The fields of each group by name, for speed: a page with a thousand mistakes asks a thousand times. */
const pairs = new WeakMap<Fields, ReadonlyMap<PropertyKey, Field>>()

function pairOf(group: Fields, key: PropertyKey | undefined): Field | undefined {
  const known = pairs.get(group) ?? indexOf(group)
  pairs.set(group, known)
  return key === undefined ? undefined : known.get(key)
}

/** If two fields have the same name, the first counts. */
function indexOf({ items }: Fields): ReadonlyMap<PropertyKey, Field> {
  return new Map(items.toReversed().map((pair) => [fieldName(pair.key) ?? '', pair]))
}

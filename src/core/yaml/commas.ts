/** Commas of texts between brackets: YAML reads what is behind them as the next field or entry. */
import { isScalar, type Pair, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml'
import * as messages from '../../diagnostics/messages.ts'
import { fixWith, quotedThere } from './rewrite.ts'
import type { ParseContext } from './source-file.ts'

type Field = Pair<ParsedNode, ParsedNode | null>

const isPlain = (node: ParsedNode | null) => isScalar(node) && node.type === 'PLAIN'

/** The fields of a group without those that are the rest of a text, which is reported. */
export function fieldsApart({ flow, items }: YAMLMap<ParsedNode, ParsedNode | null>, context: ParseContext) {
  const { text } = context
  const cuts = new Map<Field, number>()
  let owner: Field | undefined
  const fields = items.filter((field) => {
    const { key, value } = field
    const isRest = flow && value === null && isPlain(key) && !/^\s*:/.test(text.slice(key.range[1]))
    if (!isRest) owner = field
    if (!isRest || !owner?.value || !isPlain(owner.value)) return true
    cuts.set(owner, key.range[1])
    return false
  })
  for (const [{ key, value }, end] of cuts)
    reportComma(value?.range[0] ?? end, end, text.slice(key.range[0], value?.range[0]), context)
  return fields
}

/** `[Water 10,000 l, Pens]`. Numbers alone may be several. */
export function numbersApart({ flow, items }: YAMLSeq<ParsedNode>, context: ParseContext): void {
  const { text } = context
  const isPart = (item: ParsedNode, next: ParsedNode) =>
    isPlain(item) &&
    isPlain(next) &&
    text.slice(item.range[1], next.range[0]) === ',' &&
    /(?<![^\s\p{Sc}])\d{1,3}$/u.test(text.slice(item.range[0], item.range[1])) &&
    /^\d{3}(?!\d)/.test(text.slice(next.range[0], next.range[1]))
  let from = 0
  items.forEach((item, at) => {
    const [first, next] = [items[from], items[at + 1]]
    if (next && isPart(item, next)) return
    const words = text.slice(first?.range[0], item.range[1])
    if (flow && at > from && first && /[\p{L}\p{Sc}]/u.test(words))
      reportComma(first.range[0], item.range[1], '', context)
    from = at + 1
  })
}

function reportComma(start: number, end: number, name: string, { text, toSpan, report }: ParseContext): void {
  const words = text.slice(start, end).replaceAll(/\s+/g, ' ')
  const span = toSpan(start, end)
  // Only a number is sure to go on behind its comma.
  const isSure = name !== '' && !/(?<!\d),|,(?!\d)/.test(words)
  const fix = isSure ? quotedThere({ textIn: () => text }, span) : []
  report({ ...messages.commaInText(words, name), span, ...fixWith(fix) })
}

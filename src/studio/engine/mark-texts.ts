/**
 * Marks the texts of a block with characters that no author writes. What its view makes of them then says where each
 * text stands on the page. Nobody sees it.
 */
import * as blocks from '../../../schema/blocks.ts'
import type { Block } from '../../../schema/page.ts'
import { money } from '../../../schema/vocabulary.ts'
import type { PageContext } from '../../block/view.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import { exampleOf, isOneLine, type Schema, schemaAt } from '../../core/base/schema-at.ts'
import { isPlainWords } from './plain-words.ts'

export type TextKind = 'words' | 'line' | 'long' | 'amount'
/** `path` begins in the block. */
export type MarkedText = { readonly path: FieldPath; readonly kind: TextKind }

type MarkedBlock = {
  readonly block: Block
  readonly adapt: (context: PageContext) => PageContext
  /** By the numbers in the marks, once the block is rendered. `undefined` for a text whose place is not certain. */
  readonly texts: () => readonly (MarkedText | undefined)[]
}

/** From the private-use area. The digits of a number stand between the first two. */
const [OPEN, NUMBERED, CLOSE, ZERO] = ['\ue000', '\ue001', '\ue002', 0xe010]
export const MARKS = /\ue000([\ue010-\ue019]+)\ue001|\ue002/g
const WHOLE = /^(\ue000[\ue010-\ue019]+\ue001)(.*)\ue002$/s

const opening = (number: number) =>
  `${OPEN}${[...String(number)].map((digit) => String.fromCharCode(ZERO + Number(digit))).join('')}${NUMBERED}`

export const numberIn = (digits: string): number =>
  Number([...digits].map((sign) => sign.charCodeAt(0) - ZERO).join(''))

const AMOUNT = exampleOf(money(''))

/** Which texts are marked. */
export type Marking = {
  /** How long their paths may be. */
  readonly depth: number
  /** An inner field that is left out. */
  readonly without?: string
}

/** The innermost field that a text is in. */
export const innerField = (path: FieldPath): string | undefined =>
  path.length === 1 ? undefined : path.findLast((key) => typeof key === 'string')

export function markTexts(block: Block, { depth, without }: Marking): MarkedBlock {
  const schema: Schema = blocks[block.type]
  const texts: MarkedText[] = []
  const amounts = amountMarks()
  const mark = (text: string, found: MarkedText) => `${opening(texts.push(found) - 1)}${text}${CLOSE}`
  const visit = (value: unknown, path: FieldPath): unknown => {
    if (Array.isArray(value)) return value.map((each: unknown, index) => visit(each, [...path, index]))
    const own = schemaAt(schema, path)
    if (path.length > depth) return value
    if (without !== undefined && innerField(path) === without) return value
    if (typeof value === 'string') return isPlainWords(own) ? mark(value, { path, kind: 'words' }) : value
    if (typeof value === 'number' && exampleOf(own) === AMOUNT)
      amounts.add(value, texts.push({ path, kind: 'amount' }) - 1)
    if (typeof value !== 'object' || value === null) return value
    if (isProse(value))
      return { markdown: mark(value.markdown, { path, kind: isOneLine(own) ? 'line' : 'long' }) }
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, visit(each, [...path, name])]),
    )
  }
  const marked: Block = JSON.parse(JSON.stringify(visit(block, [])))
  return {
    block: marked,
    adapt: (context) => withTextMarks(context, amounts),
    texts: () => texts.map((text, number) => (amounts.isUncertain(number) ? undefined : text)),
  }
}

/** Amounts stay what they are, because views count with them. Equal ones are told apart by their order. */
function amountMarks() {
  const known = new Map<number, { readonly numbers: number[]; shown: number }>()
  return {
    add: (amount: number, number: number) => {
      const own = known.get(amount) ?? { numbers: [], shown: 0 }
      own.numbers.push(number)
      known.set(amount, own)
    },
    next: (amount: number): number | undefined => {
      const own = known.get(amount)
      return own?.numbers[own.shown++]
    },
    isUncertain: (number: number) =>
      [...known.values()].some(({ numbers, shown }) => numbers.includes(number) && shown !== numbers.length),
  }
}

const isProse = (value: object): value is { readonly markdown: string } =>
  'markdown' in value && typeof value.markdown === 'string'

/** Markdown is rendered without its marks, which are put around the result. */
function withTextMarks(context: PageContext, amounts: ReturnType<typeof amountMarks>): PageContext {
  const around = (render: (markdown: string) => string) => (markdown: string) => {
    const [, open = '', inner = markdown] = WHOLE.exec(markdown) ?? []
    return open === '' ? render(markdown) : `${open}${render(inner)}${CLOSE}`
  }
  return {
    ...context,
    html: around(context.html),
    inlineHtml: around(context.inlineHtml),
    money: (amount, withCents) => {
      const number = amounts.next(amount)
      const words = context.money(amount, withCents)
      return number === undefined ? words : `${opening(number)}${words}${CLOSE}`
    },
  }
}

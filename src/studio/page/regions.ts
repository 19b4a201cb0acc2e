/** Where the texts of a block stand on the page: the page is compared with the same block with marks in it. */
import { MARKS, type MarkedText, numberIn } from '../engine/mark-texts.ts'
import { isComment, isElement, isText } from './dom.ts'

export type Region = MarkedText & { readonly range: Range }

type Spot = { readonly node: Node; readonly offset: number }
type Found = { readonly number: number; readonly start: Spot; readonly end: Spot }

/** `undefined` if they differ in more than the marks: then nothing is certain. */
export function regionsIn(
  page: Document,
  own: readonly Node[],
  marked: readonly Node[],
  texts: readonly (MarkedText | undefined)[],
): readonly Region[] | undefined {
  const parent = own[0]?.parentNode
  const marks = markReader()
  if (!parent || !readPairs(parent, own, marked, marks)) return undefined
  return marks.found.flatMap(({ number, start, end }) => {
    const text = texts[number]
    if (!text) return []
    const range = page.createRange()
    range.setStart(start.node, start.offset)
    range.setEnd(end.node, end.offset)
    return [{ ...text, range }]
  })
}

type MarkReader = {
  readonly found: readonly Found[]
  /** `number` is `undefined` for the mark at the end of a text. */
  readonly meet: (number: number | undefined, spot: Spot) => void
}

function markReader(): MarkReader {
  const open: { readonly number: number; readonly start: Spot }[] = []
  const found: Found[] = []
  return {
    found,
    meet: (number, spot) => {
      if (number !== undefined) return void open.push({ number, start: spot })
      const last = open.pop()
      if (last) found.push({ ...last, end: spot })
    },
  }
}

/** Reads the marks while it compares. Gives `false` if more differs. */
function readPairs(parent: Node, own: readonly Node[], marked: readonly Node[], marks: MarkReader): boolean {
  const left = own.filter((node) => !isComment(node))
  let at = 0
  for (const node of marked) {
    if (isComment(node)) continue
    const mate = left[at]
    if (isText(node) && node.data.replaceAll(MARKS, '') === '') {
      readMarks(node.data, () => beforeNode(parent, mate, own), marks)
      continue
    }
    if (!mate || !readPair(mate, node, marks)) return false
    at++
  }
  return at === left.length
}

function readPair(own: Node, marked: Node, marks: MarkReader): boolean {
  if (isText(own) && isText(marked)) {
    if (own.data !== marked.data.replaceAll(MARKS, '')) return false
    readMarks(marked.data, (offset) => ({ node: own, offset }), marks)
    return true
  }
  if (!isElement(own) || !isElement(marked) || own.localName !== marked.localName) return false
  return readPairs(own, [...own.childNodes], [...marked.childNodes], marks)
}

/** `spotAt` gets the offset in the text without marks. */
function readMarks(text: string, spotAt: (offset: number) => Spot, { meet }: MarkReader): void {
  let marksBefore = 0
  for (const { index, 0: mark, 1: digits } of text.matchAll(MARKS)) {
    meet(digits === undefined ? undefined : numberIn(digits), spotAt(index - marksBefore))
    marksBefore += mark.length
  }
}

function beforeNode(parent: Node, node: Node | undefined, own: readonly Node[]): Spot {
  const last = own.at(-1)
  const next = node ?? last?.nextSibling ?? null
  const children = [...parent.childNodes]
  const offset = next ? children.findIndex((each) => each.isSameNode(next)) : children.length
  return { node: parent, offset }
}

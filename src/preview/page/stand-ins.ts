/** Marks stand-ins on the page. Words are marked with the CSS Custom Highlight API, which does not change the document. */
import type { StandIn } from '../facts.ts'
import { signal } from '../signal.ts'
import { type Box, blockElements, boxAround } from './blocks.ts'
import { store } from './store.ts'

/** Words of site.yaml may be anywhere on the page. Shorter ones would often match other words. */
const SHORTEST = 3
const STYLE = '::highlight(ukurasa-stand-in) { background-color: #ffd84d; color: #1c1500; }'

/** A block, picture or frame with stand-ins. */
export type Marked = { readonly box: Box; readonly standIns: readonly StandIn[]; readonly isBlock: boolean }

export type Marks = {
  readonly boxes: readonly Marked[]
  /** The stand-ins that are visible on the page. */
  readonly seen: readonly StandIn[]
}

export const marks = signal<Marks>({ boxes: [], seen: [] })

/** Marks now, and again whenever the page or its facts change. */
export function startMarking(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  document.adoptedStyleSheets.push(sheet)
  let isAsked = false
  const later = () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      marks.set(mark())
    })
  }
  store.subscribe(later)
  new MutationObserver((records) => records.some(({ target }) => !isTicking(target)) && later()).observe(
    document.body,
    { subtree: true, childList: true, characterData: true },
  )
  new ResizeObserver(later).observe(document.body)
  later()
}

/** The countdown changes every second. */
function isTicking(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[data-countdown]') != null
}

function mark(): Marks {
  const { facts, marksStandIns } = store.get()
  const blocks = blockElements(document)
  const ranges: Range[] = []
  const boxes: Marked[] = []
  const seen = new Set<StandIn>()
  const everywhere = textsBelow([document.body])
  for (const standIn of facts.standIns) {
    const { block } = standIn
    const scope = block === undefined ? undefined : (blocks.get(block) ?? [])
    const words = wordsOf(standIn, scope ? textsBelow(scope) : everywhere, scope === undefined)
    const { links, pictures } = elementsOf(standIn, scope ?? [document.body])
    ranges.push(...words, ...links.map(contentOf))
    for (const picture of pictures) {
      const box = boxAround([picture])
      if (box) boxes.push({ box, standIns: [standIn], isBlock: false })
    }
    if (scope || words.length + links.length + pictures.length > 0) seen.add(standIn)
  }
  for (const [index, elements] of blocks) {
    const standIns = facts.standIns.filter(({ block }) => block === index)
    const box = standIns.length > 0 ? boxAround(elements) : undefined
    if (box) boxes.push({ box, standIns, isBlock: true })
  }
  highlight(marksStandIns ? ranges : [])
  return { boxes: marksStandIns ? boxes : [], seen: [...seen] }
}

function highlight(ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined') return
  CSS.highlights.set('ukurasa-stand-in', new Highlight(...ranges))
}

function textsBelow(elements: readonly Element[]): readonly Text[] {
  return elements.flatMap((element) => {
    const found: Text[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    return found
  })
}

function wordsOf({ texts }: StandIn, nodes: readonly Text[], isAnywhere: boolean): readonly Range[] {
  const wanted = texts.filter((text) => !isAnywhere || text.length >= SHORTEST)
  return nodes.flatMap((node) => wanted.flatMap((text) => occurrences(node, text)))
}

function occurrences(node: Text, text: string): readonly Range[] {
  const found: Range[] = []
  for (let at = node.data.indexOf(text); at >= 0; at = node.data.indexOf(text, at + text.length)) {
    const around = `${node.data[at - 1] ?? ' '}${node.data[at + text.length] ?? ' '}`
    if (/[\p{L}\p{N}]/u.test(around)) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + text.length)
    found.push(range)
  }
  return found
}

function elementsOf({ addresses }: StandIn, scope: readonly Element[]) {
  const all = (selector: string) =>
    addresses.flatMap((address) => {
      const named = selector.replaceAll('?', JSON.stringify(address))
      return scope.flatMap((element) => [...element.querySelectorAll(named)])
    })
  return { links: all('a[href=?]'), pictures: all('img[src=?], iframe[src=?]') }
}

function contentOf(element: Element): Range {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range
}

/** Shows what the core has rendered. The page changes as the author types, and the open block stays where it is. */
import { signal } from '../../preview/signal.ts'
import type { ChangedBlock } from '../engine/shown-pages.ts'
import { changedText } from './changed-text.ts'
import { type BlockNodes, blocksOf, textsIn } from './dom.ts'
import { frameElement, pageInFrame } from './frame.ts'
import { parseHtml, parsePage } from './parse.ts'
import { patchBetween } from './patch.ts'
import { changeInPlace, scrollToBlock } from './scroll.ts'
import { changesOf, showChanged } from './show-changed.ts'
import { addStyles } from './styles.ts'
import { newTurns } from './turns.ts'

/** Counts the changes of the page. */
export const pageChanges = signal(0)

/** `blocks` are the other HTML of some, by their numbers on the page. Without `html` the rest of the page stays. */
type Wanted = { readonly html: string | undefined; readonly blocks: ReadonlyMap<number, string> }

const turns = newTurns(show)

/** Only a page that changes as a whole needs it: so it comes after what an author needs to begin. */
const loading = import('idiomorph')

/** What the blocks on the page were made of, if only they were shown since the whole page was. */
const madeOf = new Map<number, string>()

/** The author comes to another page, so its beginning is shown. */
let isOther = false

/** The next change is brought into sight, wherever the author works. */
let isLed = false

/** If texts come faster than they can be shown, the last one is. `leads`: the page scrolls to what has changed. */
export function showPage(html: string, ofOther = false, leads = false): void {
  isOther ||= ofOther
  isLed = leads
  madeOf.clear()
  void turns.want({ html, blocks: new Map() })
}

/** Shows other blocks in the place of those with their numbers. */
export function showBlocks(changed: readonly ChangedBlock[], leads = false): void {
  if (changed.length === 0) return
  isLed = leads
  const [one] = changed
  const isOne = changed.length === 1 && one && !turns.isShowing() && showText(one)
  for (const { pageIndex, html } of changed) madeOf.set(pageIndex, html)
  if (isOne) return
  const waiting = turns.waiting()
  const blocks = new Map(waiting?.blocks)
  for (const { pageIndex, html } of changed) blocks.set(pageIndex, html)
  void turns.want({ html: waiting?.html, blocks })
}

/** Most keys change one text, and nothing has to be parsed. Gives `false` if more has changed. */
function showText({ pageIndex, html }: ChangedBlock): boolean {
  const page = frameElement()?.contentDocument
  const before = madeOf.get(pageIndex)
  const found = before === undefined ? undefined : changedText(before, html)
  const block = page && found && blocksOf(page).get(pageIndex)
  const texts = block ? textsIn(block.nodes) : []
  const node = found && texts[found.index]
  if (!page || texts.length !== found?.count || node?.data !== found.before) return false
  const changes = change(page, () => {
    node.data = found.after
  })
  showChanged(page, changes, isLed)
  return true
}

/** The number of a block that gets into sight once the page is there. */
let blockToCome: number | undefined

export function leadToBlock(pageIndex: number): void {
  if (turns.isShowing()) blockToCome = pageIndex
  else scrollToBlock(pageIndex)
}

async function show({ html, blocks }: Wanted): Promise<void> {
  const whole = html === undefined ? undefined : await parsePage(html)
  const parts = await Promise.all(
    [...blocks].map(async ([pageIndex, part]) => [pageIndex, await parseHtml(part)] as const),
  )
  const morphing = whole && (await loading).Idiomorph
  const page = await pageInFrame()
  if (!page) return
  const changes = change(page, () => {
    if (whole && morphing && html !== undefined) {
      addStyles(page, html)
      // Of the head only the title is seen: Idiomorph would make its elements from text, which the policy of a site forbids.
      page.title = whole.title
      page.documentElement.lang = whole.documentElement.lang
      morphing.morph(page.body, whole.body, {
        callbacks: { beforeAttributeUpdated: (name) => name !== 'tabindex' },
      })
    }
    const present = parts.length > 0 ? blocksOf(page) : new Map<number, BlockNodes>()
    for (const [pageIndex, part] of parts) {
      const own = present.get(pageIndex)
      if (own && part) patchBetween(own.start, own.end, [...part.body.childNodes])
    }
    quieten(page)
  })
  if (!whole || (isLed && !isOther)) showChanged(page, changes, isLed)
  if (whole && isOther) page.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
  if (whole) isOther = false
  if (blockToCome !== undefined) scrollToBlock(blockToCome)
  blockToCome = undefined
}

/** The number of the block that stays where it is: on the page as it is, and on the page that will be shown next. */
let [steady, steadyNext]: [number | undefined, number | undefined] = [undefined, undefined]

export function keepSteady(pageIndex: number | undefined): void {
  steadyNext = pageIndex
  if (!turns.isShowing()) steady = pageIndex
}

function change(page: Document, work: () => void): readonly MutationRecord[] {
  const changes = changesOf(page, () => changeInPlace(page, { before: steady, after: steadyNext }, work))
  steady = steadyNext
  pageChanges.set(pageChanges.get() + 1)
  return changes
}

/** Tab leads through what Studio shows on the page. Links and buttons of the page do nothing here. */
function quieten(page: Document): void {
  const all = page.body.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
  )
  for (const element of all)
    if (element.getAttribute('tabindex') !== '-1') element.setAttribute('tabindex', '-1')
}

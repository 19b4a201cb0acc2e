/** A click on the page chooses what is there; two clicks change it. Links lead nowhere. */
import { fileIndexes } from '../session/page-blocks.ts'
import { update } from '../session/state.ts'
import { say } from '../words.ts'
import { chooseAt } from './choosing.ts'
import { blockAround, isElement, nodeOf, STUDIO_ELEMENT } from './dom.ts'

export function startPointing(page: Document): void {
  page.addEventListener('click', (event) => point(page, event, event.detail > 1), true)
  page.addEventListener('auxclick', (event) => event.preventDefault(), true)
  page.addEventListener('submit', (event) => event.preventDefault(), true)
}

function point(page: Document, event: MouseEvent, changes: boolean): void {
  const target = nodeOf(event.target)
  if (!target || (isElement(target) && target.localName === STUDIO_ELEMENT)) return
  event.preventDefault()
  const pageIndex = blockAround(target)
  const fileIndex = pageIndex === undefined ? undefined : fileIndexes()[pageIndex]
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {}
  if (fileIndex === undefined) return update({ notice: say('onEveryPage') })
  void chooseAt(fileIndex, { target, left: event.clientX + scrollX, top: event.clientY + scrollY }, changes)
}

/** Makes one document the like of another, and leaves alone what need not change: scroll, focus, what is open. */
import { Idiomorph } from 'idiomorph'
import { OWN_MARK } from '../facts.ts'
import { HOST } from './host.ts'
import { isAwake, isSame, pairIslands, type Unmount, unmounter } from './islands.ts'

/** What a visitor or a script has set, which no document says. */
const LEFT_ALONE: Readonly<Record<string, string>> = {
  class: 'html',
  open: 'details, dialog',
  'data-loaded': 'iframe',
  'data-failed': '*',
  style: '*',
}

/** `client` is the address of the code that islands run. */
export async function morph(page: Document, fresh: Document, client: string | undefined): Promise<void> {
  for (const own of fresh.querySelectorAll(`[${OWN_MARK}]`)) own.remove()
  const unmount = await unmounter(page, client)
  const unpair = pairIslands(page, fresh)
  Idiomorph.morph(page.documentElement, fresh.documentElement, {
    head: { style: 'merge', shouldPreserve: (element) => element.hasAttribute(OWN_MARK) },
    callbacks: {
      beforeNodeMorphed: (old, next) => mayChange(old, next, unmount),
      beforeNodeRemoved: (node) => {
        if (node.nodeName.toLowerCase() === HOST) return false
        unmount(node)
        return true
      },
      beforeAttributeUpdated: (name, element) => !element.matches(LEFT_ALONE[name] ?? ':not(*)'),
    },
  })
  unpair()
  page.dispatchEvent(new CustomEvent('ukurasa:swap', { detail: 'preview' }))
}

function mayChange(old: Node, next: Node, unmount: Unmount): boolean {
  if (!isAwake(old)) return true
  if (isSame(old, next)) return false
  unmount(old)
  return true
}

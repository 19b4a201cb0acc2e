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

/** The sheet for paper, until it is let in. */
const WAITING = 'link[disabled]'
/** What the browser may fetch ahead, until the runtime does that. */
const RULES = 'script[type=speculationrules]'

type Options = {
  /** The address of the code that islands run. */
  readonly client?: string | undefined
  /** Whether an island that is awake stays as it is, whatever it is given now. */
  readonly stays?: (island: Element) => boolean
}

export async function morph(page: Document, fresh: Document, options: Options): Promise<void> {
  const { client, stays = () => false } = options
  for (const own of fresh.querySelectorAll(`[${OWN_MARK}]`)) own.remove()
  // Both happen once to a page that is loaded.
  if (!page.querySelector(WAITING)) fresh.querySelector(WAITING)?.removeAttribute('disabled')
  if (!page.querySelector(RULES)) fresh.querySelector(RULES)?.remove()
  const unmount = await unmounter(page, client)
  const unpair = pairIslands(page, fresh)
  Idiomorph.morph(page.documentElement, fresh.documentElement, {
    head: { style: 'merge', shouldPreserve: (element) => element.hasAttribute(OWN_MARK) },
    callbacks: {
      beforeNodeMorphed: (old, next) => mayChange(old, next, unmount, stays),
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

function mayChange(old: Node, next: Node, unmount: Unmount, stays: (island: Element) => boolean): boolean {
  if (!isAwake(old)) return true
  if (isSame(old, next) || stays(old)) return false
  unmount(old)
  return true
}

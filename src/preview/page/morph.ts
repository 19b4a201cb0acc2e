/** Changes one document into another. Scroll, focus, and what is open stay as they are. */
import { Idiomorph } from 'idiomorph'
import { OWN_MARK } from '../facts.ts'
import { HOST } from './host.ts'
import { isAwake, isSame, pairIslands, type Unmount, unmounter } from './islands.ts'

/** Attributes that visitors and scripts set, and that are in no document. */
const LEFT_ALONE: Readonly<Record<string, string>> = {
  class: 'html',
  open: 'details, dialog',
  'data-loaded': 'iframe',
  'data-failed': '*',
  style: '*',
}

/** The style sheet for printing, while it is still disabled. */
const WAITING = 'link[disabled]'
/** The rules for what the browser may fetch ahead. The runtime removes them. */
const RULES = 'script[type=speculationrules]'

type Options = {
  /** The address of the script of the islands. */
  readonly client?: string | undefined
  /** Whether an island that is awake is left alone, even if its props have changed. */
  readonly stays?: (island: Element) => boolean
}

export async function morph(page: Document, fresh: Document, options: Options): Promise<void> {
  const { client, stays = () => false } = options
  for (const own of fresh.querySelectorAll(`[${OWN_MARK}]`)) own.remove()
  // The open page has already enabled the sheet and removed the rules, so the fresh one must look the same.
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

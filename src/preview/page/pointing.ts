/**
 * Shows what the pointer is on: a block, or a part of the shell, with its place in the files. A click opens the place.
 * Works only while Alt is held or the switch is on, so that it does not disturb people who only read.
 */
import type { PagePart } from '../facts.ts'
import { signal } from '../signal.ts'
import { openInEditor } from './ask.ts'
import { type Box, blockElements, boxAround } from './blocks.ts'
import { HOST } from './host.ts'
import { store, update } from './store.ts'

type Pointed = { readonly part: PagePart; readonly box: Box }

export const pointed = signal<Pointed | undefined>(undefined)

/** Shows where a part is. `undefined` hides it again. */
export function point(to: Pointed | undefined): void {
  if (to?.part !== pointed.get()?.part) pointed.set(to)
}

export function pointToBlock(index: number): void {
  const part = store.get().facts.blocks[index]
  const elements = blockElements(document).get(index) ?? []
  const box = boxAround(elements)
  if (!part || !box) return
  elements[0]?.scrollIntoView({ block: 'nearest' })
  point({ part, box })
}

export function startPointing(): void {
  const isOn = (event: MouseEvent) => event.altKey || store.get().tellsBlocks
  document.addEventListener(
    'pointermove',
    (event) => {
      // Over the tools, the tools decide what is shown.
      if (!isHost(event.target)) point(isOn(event) ? partAt(event.target) : undefined)
    },
    { passive: true },
  )
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Alt' && !store.get().tellsBlocks) point(undefined)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !store.get().tellsBlocks) return
    update({ tellsBlocks: false })
    point(undefined)
  })
  document.addEventListener('pointerleave', () => point(undefined))
  document.addEventListener(
    'click',
    (event) => {
      const found = isOn(event) ? partAt(event.target) : undefined
      if (!found) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void openInEditor(found.part)
    },
    true,
  )
}

const isHost = (target: EventTarget | null) => target instanceof Element && target.localName === HOST

function partAt(target: EventTarget | null): Pointed | undefined {
  if (!(target instanceof Element) || isHost(target)) return undefined
  const { blocks, shell } = store.get().facts
  for (const [index, elements] of blockElements(document)) {
    if (elements.some((element) => element.contains(target))) return pointedAt(blocks[index], elements)
  }
  for (const part of shell) {
    const element = target.closest(part.selector)
    if (element) return pointedAt(part, [element])
  }
  return undefined
}

function pointedAt(part: PagePart | undefined, elements: readonly Element[]): Pointed | undefined {
  const box = boxAround(elements)
  return part && box && { part, box }
}

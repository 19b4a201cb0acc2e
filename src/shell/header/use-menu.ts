/** The state of the menu: what is open, and what opens and closes it. */
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GroupEvents } from './menu.tsx'

/** From this width the menu is a row of words with groups below them. */
const WIDE = '(min-width: 64em)'
/** Where hovering may open groups: some laptops have a touchscreen as their first pointer, and a mouse besides. */
const HOVERS = `${WIDE} and (any-hover: hover)`
/** In milliseconds: how long a group stays open after the pointer has left it, or a link was chosen. */
const LINGER = 100

type Open = {
  /** Whether the phone's menu is open. */
  readonly menu: boolean
  /** Which entry of the menu is the open group. Not its title, which browsers translate. */
  readonly group: number | undefined
  /** Whether it was opened by a press: then it stays open when the pointer leaves. */
  readonly pressed: boolean
}

const CLOSED: Open = { menu: false, group: undefined, pressed: false }

export type MenuState = GroupEvents & {
  readonly nav: RefObject<HTMLElement | null>
  readonly open: Open
}

export function useMenu(): MenuState {
  const nav = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(CLOSED)
  const change = (next: (open: Open) => Open) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const later = (next: (open: Open) => Open) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), LINGER)
  }

  // In a layout effect, before the next paint, because styles stop opening groups as soon as the island is awake.
  useLayoutEffect(() => setOpen(foundOpen(nav.current)), [])
  useClosing(nav, { change, meanwhile: setOpen })
  return {
    nav,
    open,
    onEnter: (index, event) => {
      if (isHover(event))
        change((now) => ({ ...now, group: index, pressed: now.pressed && now.group === index }))
    },
    onLeave: (event) => {
      if (isHover(event)) later((now) => (now.pressed ? now : { ...now, group: undefined }))
    },
  }
}

/** If hovering has opened a group, the first press keeps it open and the next one closes it. */
function pressed(now: Open, group: number): Open {
  const closes = now.group === group && now.pressed
  return { ...now, group: closes ? undefined : group, pressed: !closes }
}

function isHover({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse' && matchMedia(WIDE).matches
}

/** Which entry of the menu an element is in. */
function indexOf(element: Element | null | undefined): number | undefined {
  const entry = element?.closest('.menu > *')
  return entry?.parentElement ? [...entry.parentElement.children].indexOf(entry) : undefined
}

/** What is open when the island wakes: by the keyboard focus, by the pointer, or because the visitor opened it before. */
function foundOpen(nav: HTMLElement | null): Open {
  const focused = indexOf(document.activeElement?.closest('.menu-group'))
  const hovered = matchMedia(HOVERS).matches ? indexOf(nav?.querySelector('.nav-item:hover')) : undefined
  const opened = indexOf(nav?.querySelector('.menu details[open]'))
  const group = focused ?? hovered ?? opened
  const menu = nav?.querySelector('.menu-button[open]') != null
  return { menu, group, pressed: group !== undefined && group === opened }
}

type MenuChange = (next: (open: Open) => Open) => void

type Changes = {
  readonly change: MenuChange
  /** A change that does not cancel what is planned: a new page takes the focus while a group waits to close. */
  readonly meanwhile: MenuChange
}

/** Closes groups for events outside of them. */
function useClosing(nav: RefObject<HTMLElement | null>, changes: Changes): void {
  const act = useRef(changes)
  act.current = changes
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && nav.current?.contains(target) === true
    const onClick = (event: Event) => {
      const { target } = event
      if (!(target instanceof Element) || !isInside(target)) return act.current.change(() => CLOSED)
      // No hover cancels this: while a page is put in, Firefox says that the mouse has left the menu and come back.
      if (target.closest('a')) setTimeout(() => act.current.change(() => CLOSED), LINGER)
      const word = target.closest('summary')
      if (!word) return
      // The state decides what is open, not the `<details>` element.
      event.preventDefault()
      const group = indexOf(word)
      act.current.change((now) =>
        group === undefined ? { ...CLOSED, menu: !now.menu } : pressed(now, group),
      )
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') act.current.change((now) => escaped(now, nav.current))
    }
    const onFocus = ({ target }: Event) => {
      if (!isInside(target)) return act.current.meanwhile(() => CLOSED)
      const entry = target instanceof Element ? indexOf(target) : undefined
      // Before the island was awake, styles opened a group for the focus.
      act.current.meanwhile((now) =>
        now.pressed || now.group === entry ? now : { ...now, group: undefined },
      )
    }
    const wide = matchMedia(WIDE)
    const onWidth = () => wide.matches && act.current.change((now) => ({ ...now, menu: false }))
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onFocus)
    wide.addEventListener('change', onWidth)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onFocus)
      wide.removeEventListener('change', onWidth)
    }
  }, [nav])
}

/** Closes the innermost open group or menu. The focus goes back to the word that opened it. */
function escaped(now: Open, nav: HTMLElement | null): Open {
  const opener = now.group === undefined ? '.menu-button[open] > summary' : '.menu details[open] > summary'
  const summary = nav?.querySelector<HTMLElement>(opener)
  if (nav?.contains(document.activeElement)) summary?.focus()
  return now.group === undefined ? CLOSED : { ...now, group: undefined, pressed: false }
}

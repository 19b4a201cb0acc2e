/** What is open in the menu, and what opens and closes it. */
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GroupEvents } from './menu.tsx'

/** From here on the menu is a row of words with groups below them. */
const WIDE = '(min-width: 64em)'
/** There the pointer opens groups by resting on them. A finger leaves what it has touched behind as hovered. */
const HOVERS = `${WIDE} and (hover: hover)`
/** How long a group stays after the pointer has left, and after a link is chosen. In milliseconds. */
const LINGER = 100

type Open = {
  /** Whether the phone's menu is open. */
  readonly menu: boolean
  /** The title of the open group. */
  readonly group: string | undefined
  /** Pressed open, it outlasts the pointer. */
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

  // Before anything is painted: styles stop opening groups as soon as the island is awake.
  useLayoutEffect(() => setOpen(foundOpen(nav.current)), [])
  useClosing(nav, { change, later, meanwhile: setOpen })
  return {
    nav,
    open,
    onEnter: (title, event) => {
      if (isHover(event))
        change((now) => ({ ...now, group: title, pressed: now.pressed && now.group === title }))
    },
    onLeave: (event) => {
      if (isHover(event)) later((now) => (now.pressed ? now : { ...now, group: undefined }))
    },
  }
}

/** A group that hovering has opened is kept by the first press and closed by the next. */
function pressed(now: Open, title: string): Open {
  const closes = now.group === title && now.pressed
  return { ...now, group: closes ? undefined : title, pressed: !closes }
}

function isHover({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse' && matchMedia(WIDE).matches
}

/** What the visitor is in with the keyboard, has the pointer on, or opened before the island was awake. */
function foundOpen(nav: HTMLElement | null): Open {
  const wordOf = (item: Element | null | undefined) => item?.querySelector('summary')?.textContent
  const focused = wordOf(document.activeElement?.closest('.menu-group')?.parentElement)
  const hovered = matchMedia(HOVERS).matches ? wordOf(nav?.querySelector('.nav-item:hover')) : undefined
  const opened = wordOf(nav?.querySelector('.menu details[open]')?.parentElement)
  const group = focused ?? hovered ?? opened
  const menu = nav?.querySelector('.menu-button[open]') != null
  return { menu, group, pressed: group !== undefined && (group === focused || group === opened) }
}

type Change = (next: (open: Open) => Open) => void

type Changes = {
  readonly change: Change
  readonly later: Change
  /** What `later` was told still comes: a new page takes the focus while the menu waits to close. */
  readonly meanwhile: Change
}

/** Everything outside of the groups' own words that closes them. */
function useClosing(nav: RefObject<HTMLElement | null>, changes: Changes): void {
  const act = useRef(changes)
  act.current = changes
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && nav.current?.contains(target) === true
    const onClick = (event: Event) => {
      const { target } = event
      if (!(target instanceof Element) || !isInside(target)) return act.current.change(() => CLOSED)
      if (target.closest('a')) act.current.later(() => CLOSED)
      const word = target.closest('summary')
      if (!word) return
      // The state decides what is open, not the element.
      event.preventDefault()
      act.current.change((now) =>
        word.closest('.menu') ? pressed(now, word.textContent) : { ...CLOSED, menu: !now.menu },
      )
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') act.current.change((now) => escaped(now, nav.current))
    }
    const onFocus = ({ target }: Event) => {
      if (!isInside(target)) act.current.meanwhile(() => CLOSED)
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

/** Closes the innermost thing that is open; the focus goes back to the word that opened it. */
function escaped(now: Open, nav: HTMLElement | null): Open {
  const opener = now.group === undefined ? '.menu-button[open] > summary' : '.menu details[open] > summary'
  const summary = nav?.querySelector<HTMLElement>(opener)
  if (nav?.contains(document.activeElement)) summary?.focus()
  return now.group === undefined ? CLOSED : { ...now, group: undefined, pressed: false }
}

/** Puts the focus on what may have to be loaded first, such as the form of the settings. */

/** In frames of the window: a form may come over a slow line. */
const MOST_TRIES = 1200

/** Nothing happens if the author goes on to something else before it is there. */
export function focusSoon(find: () => HTMLElement | null, before?: Element | null, tries = MOST_TRIES): void {
  requestAnimationFrame(() => {
    const now = document.activeElement
    if (before !== undefined && now !== before) return
    const found = find()
    if (!found && tries > 0) return focusSoon(find, now, tries - 1)
    found?.focus()
    found?.scrollIntoView({ block: 'center' })
  })
}

/** Brings into sight what was opened in the form, from its heading on, unless all of it is in sight. */
export function showFrom(id: string): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(id)
    const { top = 0, bottom = 0 } = heading?.closest('fieldset, li')?.getBoundingClientRect() ?? {}
    const below = document.querySelector('.stay')?.getBoundingClientRect().bottom ?? 0
    if (top < below || bottom > innerHeight) heading?.scrollIntoView({ block: 'start' })
  })
}

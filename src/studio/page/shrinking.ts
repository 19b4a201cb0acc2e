/** On a phone, the bar above the page shrinks while the page scrolls, as it does above the form. */
import { frameElement } from './frame.ts'
import { measure } from './surface.ts'

/** What is read stays where it is on the screen: the page scrolls back by as much as it grows. */
export function startShrinking(page: Document): void {
  const { dataset } = document.body
  page.addEventListener('scroll', () => {
    const window = page.defaultView
    if (!window || dataset.view !== 'page') return
    if (window.scrollY <= 0) delete dataset.scrolled
    if (window.scrollY <= 0 || dataset.scrolled !== undefined) return
    const read = page.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) ?? page.body
    const top = () => read.getBoundingClientRect().top + (frameElement()?.getBoundingClientRect().top ?? 0)
    const before = top()
    dataset.scrolled = ''
    const by = top() - before
    if (window.scrollY + by <= 0) return void delete dataset.scrolled
    window.scrollBy({ top: by, behavior: 'instant' })
    // A picture may be as high as the window. What Studio shows on the page moves with it at once, not after a pause.
    void measure()
  })
}

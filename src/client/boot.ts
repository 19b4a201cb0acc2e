/**
 * What must happen before React, or without it. The same text stands inline on every page, so it has one hash.
 * It holds frames and the sheet for paper back until the page is there, notes frames that load, and wakes islands; their
 * code comes only then.
 */

/** Filled in by the engine: where the code of the islands is. */
declare const CLIENT: string

type Client = { readonly wake: (element: HTMLElement) => Promise<void> }

const root = document.documentElement
const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection')
let client: Promise<Client> | undefined

function wake(element: HTMLElement): Promise<void> {
  client ??= import(/* @vite-ignore */ CLIENT)
  return client
    .then((loaded) => {
      removeEventListener('popstate', onReturn)
      return loaded.wake(element)
    })
    .then(
      () => element.removeAttribute('data-failed'),
      // The code is gone or cannot be had now: styles show what works without, and the next try starts anew.
      () => {
        client = undefined
        element.setAttribute('data-failed', '')
      },
    )
}

const opened = location.pathname

/** What an earlier load of this page went on to without a page load: no runtime is here yet to show it. */
function onReturn(): void {
  if (location.pathname !== opened) location.reload()
}

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-awake])') : null

/** What somebody presses before the island answers is pressed again once it does. */
function onPress(event: Event): void {
  const island = islandOf(event.target)
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  if (!island || !pressed) return
  event.preventDefault()
  event.stopPropagation()
  void wake(island).then(() => island.dataset.awake !== undefined && pressed.click())
}

/** Never on the way to a link: the page it leads to must not wait for code. */
function onIntent(event: Event): void {
  const island = islandOf(event.target)
  if (island && event.target instanceof Element && !event.target.closest('a')) void wake(island)
}

/** Wakes what wakes by itself, below a part of the page. Under Save-Data everything waits for intent. */
function schedule(container: ParentNode): void {
  if (connection?.saveData) return
  for (const element of container.querySelectorAll<HTMLElement>('[data-wake=idle]')) void wake(element)
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      void wake(target)
    }
  })
  for (const element of container.querySelectorAll('[data-wake=visible]')) observer.observe(element)
}

/** What comes by itself begins: until now the connection belonged to what is seen first. */
function open(): void {
  root.classList.remove('opening')
  letAsideIn()
  schedule(document)
}

/** The sheet for paper and for the visitor's own colours, of which pages that are seen need nothing. */
function letAsideIn(): void {
  // Not by their attribute: what scripts ask for by name stays in the styles.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    sheet.disabled = false
}
if (matchMedia('(forced-colors:active)').matches) letAsideIn()
// A picture that never comes holds back the load of the page, and must hold back neither its frames nor what is printed.
addEventListener('DOMContentLoaded', () =>
  setTimeout(() => (document.querySelector('iframe') ? open() : letAsideIn()), 2000),
)

root.classList.add('scripted', 'opening')
if (connection?.saveData) root.classList.add('save-data')
document.addEventListener('click', onPress, true)
for (const type of ['pointerover', 'focusin', 'touchstart'])
  document.addEventListener(type, onIntent, { passive: true })
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLIFrameElement) target.dataset.loaded = ''
  },
  true,
)
// Where all is near, a page has loaded before it is painted. One that nobody looks at is painted later. The first paint
// of all may be of an empty page.
addEventListener('load', () =>
  new PerformanceObserver(
    (entries) => entries.getEntriesByName('first-contentful-paint')[0] && open(),
  ).observe({ type: 'paint', buffered: true }),
)
document.addEventListener('ukurasa:swap', () => schedule(document))
addEventListener('popstate', onReturn)
// Chrome would go to the top again with every return to that address.
addEventListener('hashchange', () => {
  if (location.hash === '#top') history.replaceState(history.state, '', location.pathname + location.search)
})

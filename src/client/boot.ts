/**
 * What must happen before React, or without it. The same text is inline on every page, so it has one hash. It delays frames
 * and the sheet for printing until the page has loaded, notes which frames have loaded, and wakes islands. The code of
 * the islands is loaded only then.
 */

/** The address of the islands' code. The engine fills it in. */
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
      // The code is gone, or cannot be loaded now. Styles show what works without it, and the next attempt starts again.
      () => {
        client = undefined
        element.setAttribute('data-failed', '')
      },
    )
}

const opened = location.pathname

/** Back or forward to a page that was swapped in before a reload: there is no runtime yet that could show it. */
function onReturn(): void {
  if (location.pathname !== opened) location.reload()
}

/** What fits around the target of an event. */
const around = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

const asleepAround = (event: Event) => around(event, '[data-island]:not([data-awake])')

/**
 * A button may be pressed before its island is awake. It is pale until then, and pressed again. If that fails, a link after
 * it takes over.
 */
function onPress(event: Event): void {
  const island = asleepAround(event)
  const pressed = around(event, 'button')
  if (!island || !pressed) return
  event.preventDefault()
  event.stopPropagation()
  pressed.style.opacity = '.5'
  void wake(island).then(() => {
    pressed.style.opacity = ''
    const next =
      island.dataset.awake === undefined ? island.querySelector<HTMLElement>('button + a') : pressed
    next?.click()
  })
}

/** Not for a link: the page it leads to must not wait for code. */
function onIntent(event: Event): void {
  const island = asleepAround(event)
  if (island && !around(event, 'a')) void wake(island)
}

/** Wakes the islands that wake by themselves. Under Save-Data all islands wait for intent. */
function schedule(): void {
  if (connection?.saveData) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-wake=idle]')) void wake(element)
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      void wake(target)
    }
  })
  for (const element of document.querySelectorAll('[data-wake=visible]')) observer.observe(element)
}

/** Starts everything that starts by itself. Until now the connection was needed for what visitors see first. */
function open(): void {
  if (!root.classList.contains('opening')) return
  root.classList.remove('opening')
  letAsideIn()
  schedule()
}

/** Enables the sheet for printing and for forced colours, which other visitors do not need. */
function letAsideIn(): void {
  // Not found by the attribute: names that scripts contain are kept in the styles, which would make these larger.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    sheet.disabled = false
}
if (matchMedia('(forced-colors:active)').matches) letAsideIn()
// A picture that never arrives delays `load`. It must not delay frames and the sheet for printing too.
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
// On a fast connection a page has loaded before it is painted. A page in the background is painted later. The very first
// paint may be of an empty page. Firefox before 84 and Safari before 14.1 do not tell of it.
addEventListener('load', () => {
  setTimeout(open, 3000)
  new PerformanceObserver(
    (entries) => entries.getEntriesByName('first-contentful-paint')[0] && open(),
  ).observe({ type: 'paint', buffered: true })
})
document.addEventListener('ukurasa:swap', schedule)
addEventListener('popstate', onReturn)
// Otherwise Chrome would scroll to the top on every return to that address.
addEventListener('hashchange', () => {
  if (location.hash === '#top') history.replaceState(history.state, '', location.pathname + location.search)
})

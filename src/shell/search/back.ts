/** Who goes back to where a result was followed finds the search open, with the same words. */

/** An entry of the history, and the words of the search there. */
type Place = { readonly entry: unknown; readonly query: string }

let followed: Place | undefined
let returnedTo: Place | undefined
let shown = location.pathname

/** The navigation gives a number to each entry, to a new one after its page is shown. */
const entryNow = (): unknown => Object(history.state).entry

const isNow = (place: Place | undefined) => place !== undefined && place.entry === entryNow()

export function noteFollowed(query: string): void {
  followed = { entry: entryNow(), query }
}

/** What the search begins with. Asked once: who opens the search later begins anew. */
export function wordsOfReturn(): string {
  const query = returnedTo?.query ?? ''
  returnedTo = undefined
  return query
}

function open(): void {
  const button = document.querySelector<HTMLElement>('.site-search button')
  // After the search is closed, the focus is there.
  button?.focus({ preventScroll: true })
  button?.click()
}

addEventListener('popstate', () => {
  returnedTo = isNow(followed) ? followed : undefined
  if (!returnedTo) return
  followed = undefined
  if (location.pathname === shown) open()
})

document.addEventListener('ukurasa:swap', () => {
  shown = location.pathname
  // The visitor may have gone on before the page was there.
  if (isNow(returnedTo)) open()
  else returnedTo = undefined
})

/** The frame, and the document of the page in it. */

export const frameElement = () => document.querySelector<HTMLIFrameElement>('#page')

/** Waits until the page is there. `undefined` if there is no frame. */
export async function pageInFrame(): Promise<Document | undefined> {
  const frame = frameElement()
  const page = frame?.contentDocument
  if (!frame) return undefined
  if (page?.readyState === 'complete' && page.URL !== 'about:blank')
    return callsListeners(page) ? page : withListeners(frame)
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  // If the host does not answer, another document comes in its place.
  return pageInFrame()
}

const PROBE = 'ukurasa-probe'

/** Whether a listener of Studio is called in a document. */
function callsListeners(page: Document): boolean {
  let isCalled = false
  const onProbe = () => {
    isCalled = true
  }
  page.addEventListener(PROBE, onProbe, { once: true })
  page.dispatchEvent(new Event(PROBE))
  return isCalled
}

let otherPage: Promise<Document> | undefined

/** WebKit calls no listener where scripts are forbidden. There, a document that has none and forbids them itself is shown. */
function withListeners(frame: HTMLIFrameElement): Promise<Document> {
  otherPage ??= new Promise((resolve) => {
    // The document before may still be about to say that it has loaded.
    frame.addEventListener('load', () => {
      const page = frame.contentDocument
      if (page && callsListeners(page)) resolve(page)
    })
    frame.sandbox.add('allow-scripts')
    frame.src = frame.dataset.blank ?? frame.src
  })
  return otherPage
}

/** Fetches pages as documents. `XMLHttpRequest` is the only parser that strict Trusted Types allow. It runs no scripts. */

const MOST_KEPT = 12
/** Milliseconds. A connection that was lost may never say so. */
const LONGEST = 60_000
const kept = new Map<string, Promise<Document>>()

/** The page at a path. A second call gets the same answer. A failure is not remembered. */
export function fetchPage(path: string): Promise<Document> {
  const known = kept.get(path)
  if (known) return known
  const asked = request(path)
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return asked
}

function request(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('GET', path)
    call.responseType = 'document'
    call.onload = () => {
      const own = new URL(call.responseURL, location.href)
      if (call.status === 200 && call.responseXML && own.pathname === path) resolve(call.responseXML)
      else reject(new Error(`${path} answered ${call.status}`))
    }
    call.timeout = LONGEST
    call.onerror = call.ontimeout = () => reject(new Error(`${path} cannot be had`))
    call.send()
  })
}

/**
 * Whether something can be had at an address. Of another host only that much can be known: it answers, or it
 * cannot be reached. It does not settle while the host says nothing.
 */
export async function answers(href: string, signal: AbortSignal): Promise<boolean> {
  const own = new URL(href, location.href).origin === location.origin
  try {
    const answer = await fetch(href, {
      method: 'HEAD',
      mode: own ? 'same-origin' : 'no-cors',
      credentials: own ? 'same-origin' : 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    return !own || answer.ok
  } catch {
    return false
  }
}

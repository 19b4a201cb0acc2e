/**
 * Whether an address can be loaded. For another host we can only know whether it answers or cannot be reached. The
 * promise does not settle until the host answers.
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

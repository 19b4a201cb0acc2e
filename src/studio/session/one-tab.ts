/**
 * One tab at a time changes a page. Two would keep what is typed at the same place, and one of both would be lost. The
 * author can go on in either: the other one then keeps what it has, and stops.
 */

const nameOf = (key: string): string => `ukurasa ${key}`

/** In milliseconds. After a page was loaded again, its browser may need a moment to know that the old one is gone. */
const WAIT = 1000
/** A tab that does not answer in this time is frozen. Browsers tell a tab before, so all that was typed is kept. */
const FROZEN_AFTER = 3000

/**
 * Gives `false` if another tab has the page. `leave` is called once another one wants it; `isLate` if it has taken it
 * already. Where a browser has no locks, every tab gets the page.
 */
export function claim(key: string, leave: (isLate: boolean) => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const hold = async () => {
      resolve(true)
      await asked(key)
      await leave(false)
    }
    let isOurs = false
    navigator.locks
      .request(nameOf(key), { signal: AbortSignal.timeout(WAIT) }, () => {
        isOurs = true
        return hold()
      })
      .catch(() => (isOurs ? leave(true) : resolve(false)))
  })
}

/** Until another tab wants the page. */
function asked(key: string): Promise<void> {
  const channel = new BroadcastChannel(nameOf(key))
  return new Promise((resolve) => {
    channel.addEventListener('message', () => {
      channel.close()
      resolve()
    })
  })
}

/** Asks the tab that has a page for it. That may be this tab, if it does not need the page any more. */
export function askFor(key: string): void {
  const channel = new BroadcastChannel(nameOf(key))
  channel.postMessage('')
  channel.close()
}

/** Afterwards no other tab has the page. */
export async function takeOver(key: string): Promise<void> {
  askFor(key)
  const free = () => Promise.resolve()
  await navigator.locks
    .request(nameOf(key), { signal: AbortSignal.timeout(FROZEN_AFTER) }, free)
    .catch(() => navigator.locks.request(nameOf(key), { steal: true }, free))
}

/** What is remembered for the visit: the browser session. Storage may be refused, then nothing is remembered. */

const PREFIX = 'ukurasa:'

export function remember(name: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, value)
  } catch {
    // Private windows and blocked storage: the page works without.
  }
}

export function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Remembers values for the browser session. If the browser refuses storage, nothing is remembered. */

const PREFIX = 'ukurasa:'

export function remember(name: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, value)
  } catch {
    // A private window, or storage is blocked. The page works without it.
  }
}

export function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

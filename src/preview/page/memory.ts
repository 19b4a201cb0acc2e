/** What the preview remembers in this browser. If the browser refuses storage, nothing is remembered. */

const PREFIX = 'ukurasa-preview:'

export function remember(name: string, value: boolean): void {
  try {
    localStorage.setItem(PREFIX + name, String(value))
  } catch {
    // The preview works without it.
  }
}

export function recall(name: string, otherwise: boolean): boolean {
  try {
    const kept = localStorage.getItem(PREFIX + name)
    return kept === null ? otherwise : kept === 'true'
  } catch {
    return otherwise
  }
}

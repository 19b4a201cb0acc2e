/** What the preview remembers in this browser. Storage may be refused, then nothing is remembered. */

const PREFIX = 'ukurasa-preview:'

export function remember(name: string, value: boolean): void {
  try {
    localStorage.setItem(PREFIX + name, String(value))
  } catch {
    // The preview works without.
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

/** Puts the focus on what a change has brought. */

/** The first of these buttons that can be pressed. */
export function focusLater(...ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const found = ids.map((id) => document.getElementById(id)).find((each) => each?.matches(':enabled'))
    found?.focus()
  })
}

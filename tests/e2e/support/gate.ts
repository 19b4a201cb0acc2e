/** Something to wait for, and what ends the wait. */
export function gate(): readonly [Promise<void>, () => void] {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return [opened, open]
}

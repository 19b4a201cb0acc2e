import type { Page } from 'playwright/test'

/** Something to wait for, and what ends the wait. */
export function gate(): readonly [Promise<void>, () => void] {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return [opened, open]
}

/** Holds back all answers at an address. Gives what ends that. */
export async function heldBack(page: Page, address: string | RegExp): Promise<() => void> {
  const [opened, open] = gate()
  await page.route(address, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

/** Keeps Studio in the browser, so that it opens without a net. Visitors of pages get nothing of it. */
import { WORKER_POLICY } from '../../core/site/studio-address.ts'
import { BLANK, SHIPPED, TEXTS, workerOf } from '../../preview/hosted.ts'
import type { Addresses } from './addresses.ts'
import { keptIn } from './kept-files.ts'

declare global {
  interface Window {
    /** The result is no text for the browser, but everybody else uses it like one. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ) => { readonly createScriptURL: (address: string) => string }
    }
  }
}

/** `files` are the addresses of its scripts and styles. Where browsers keep nothing, Studio needs the net. */
export async function keepOffline({ address }: Addresses, files: readonly string[]): Promise<void> {
  try {
    const script = workerOf(address)
    // Whatever is asked for, there is only one script.
    const rules = { createScriptURL: () => script }
    const trusted = window.trustedTypes?.createPolicy(WORKER_POLICY, rules).createScriptURL('') ?? script
    await navigator.serviceWorker.register(trusted, { scope: address })
    const cache = await caches.open(keptIn(address))
    const own = [BLANK, SHIPPED, TEXTS].map((name) => `${address}/${name}`)
    for (const file of [address, ...own, ...files]) if (!(await cache.match(file))) await cache.add(file)
  } catch {
    // For example in a private window, or at an address without https.
  }
}

/** What an island is: a component that the browser hydrates, and when. */
import type { ComponentType } from 'react'

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json | undefined }

/** `idle`: after the page has loaded. `visible`: when it comes into view. `intent`: when somebody points at, focuses or touches it. */
export type Wake = 'idle' | 'visible' | 'intent'

export type Island<Props extends JsonObject> = {
  /** The folder of the island. */
  readonly name: string
  readonly wake: Wake
  readonly Component: ComponentType<Props>
  /** Reads the props from the island's HTML, if all of them are there. Then the page contains them only once. */
  readonly read?: (element: HTMLElement) => Props
}

export function defineIsland<Props extends JsonObject>(island: Island<Props>): Island<Props> {
  return island
}

/** Hydrates islands. Each is a separate root, and loads only the code of its own folder. */
import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { Island, JsonObject } from '../block/define-island.ts'
import { nextTask } from './next-task.ts'

type IslandModule = { readonly island: Island<JsonObject> }

/** Whether the site has a search. Scripts of other sites know nothing of it. */
declare const HAS_SEARCH: boolean

const modules = HAS_SEARCH
  ? import.meta.glob<IslandModule>('../*/*/island.tsx')
  : import.meta.glob<IslandModule>(['../*/*/island.tsx', '!../shell/search/island.tsx'])

const roots = new Map<HTMLElement, Root>()

const waking = new WeakMap<Element, Promise<void>>()

/** Resolves once the island is awake, also for later calls. After a failure it can be called again. */
export function wake(element: HTMLElement): Promise<void> {
  const begun = waking.get(element) ?? hydrate(element)
  waking.set(element, begun)
  begun.catch(() => waking.delete(element))
  return begun
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { island: name, id = '', props = '{}' } = element.dataset
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${name}/island.tsx`))?.[1]
  if (!load) return
  await nextTask
  const { island } = await load()
  if (!element.isConnected) return
  const given: JsonObject = island.read?.(element) ?? JSON.parse(props)
  await new Promise<void>((resolve) => {
    const content = createElement(Awake, { onAwake: resolve }, createElement(island.Component, given))
    roots.set(element, hydrateRoot(element, content, { identifierPrefix: id }))
  })
  element.dataset.awake = ''
}

/** Reports when the component is hydrated. Adds nothing to the page. */
function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children?: ReactNode }) {
  useEffect(onAwake, [])
  return children
}

/** Ends the islands below an element that is removed or gets other content. */
export function unmountBelow(container: Node): void {
  for (const [element, root] of roots) {
    if (!container.contains(element)) continue
    // React reports an error if a root ends while it is being hydrated.
    if (element.dataset.awake === '') root.unmount()
    else void waking.get(element)?.then(() => root.unmount())
    roots.delete(element)
    waking.delete(element)
  }
}

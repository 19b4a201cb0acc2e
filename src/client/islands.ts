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

/** Islands that React has given up. */
const broken = new WeakSet<Element>()

/** Copies in it load nothing. */
const aside = document.implementation.createHTMLDocument()

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
  // The browser's translation has wrapped the words. React would not recognise its elements, and make new ones.
  if (broken.has(element) || element.querySelector('font')) throw new Error(`${name} stays as it is`)
  const given: JsonObject = island.read?.(element) ?? JSON.parse(props)
  const before = aside.importNode(element, true)
  await new Promise<void>((resolve, reject) => {
    const content = createElement(Awake, { onAwake: resolve }, createElement(island.Component, given))
    const onUncaughtError = (error: unknown) => {
      reject(error)
      // After React has emptied the element.
      queueMicrotask(() => {
        restore(element, before)
        throw error
      })
    }
    roots.set(element, hydrateRoot(element, content, { identifierPrefix: id, onUncaughtError }))
  })
  element.dataset.awake = ''
}

/** Puts the HTML of an island back. It works on as without scripts. */
function restore(element: HTMLElement, before: HTMLElement): void {
  roots.get(element)?.unmount()
  roots.delete(element)
  waking.delete(element)
  broken.add(element)
  element.removeAttribute('data-awake')
  element.setAttribute('data-failed', '')
  element.append(...before.childNodes)
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

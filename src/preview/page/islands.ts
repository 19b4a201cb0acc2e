/** Islands that are awake belong to React. An island with the same props as before is left alone. */

export type Unmount = (container: Node) => void

/** A function that ends the islands below a node. It comes from the script of the islands. */
export async function unmounter(page: Document, client: string | undefined): Promise<Unmount> {
  if (client === undefined || !page.querySelector('[data-awake]')) return () => undefined
  const { unmountBelow }: { readonly unmountBelow: Unmount } = await import(/* @vite-ignore */ client)
  return unmountBelow
}

/** Not `instanceof`: elements in frames are instances of another window's classes. */
const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE

export function isAwake(node: Node): node is HTMLElement {
  return isElement(node) && node.dataset.awake !== undefined
}

/** Whether two islands have the same props. Then they have the same HTML. */
export function isSame(old: Node, next: Node): boolean {
  if (!isElement(old) || !isElement(next)) return false
  return old.dataset.island === next.dataset.island && old.dataset.props === next.dataset.props
}

/**
 * Gives islands that stay the same name in both documents, so that they are found even if blocks were added or moved.
 * Returns a function that removes the names.
 */
export function pairIslands(page: Document, fresh: Document): () => void {
  const free = new Set(fresh.querySelectorAll<HTMLElement>('[data-island]:not([id])'))
  const paired: HTMLElement[] = []
  for (const old of page.querySelectorAll<HTMLElement>('[data-awake]:not([id])')) {
    const next = [...free].find((each) => isSame(old, each))
    if (!next) continue
    free.delete(next)
    for (const each of [old, next]) each.id = `ukurasa-island-${paired.length}`
    paired.push(old)
  }
  return () => {
    for (const old of paired) old.removeAttribute('id')
  }
}

/** What the translation of Chrome does to a page: it puts each text into elements of its own, also what comes later. */
import type { Page } from 'playwright/test'

export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (text: Node) => {
      const parent = text.parentNode
      if (!text.nodeValue?.trim() || !parent || /^(?:FONT|SCRIPT|STYLE)$/.test(parent.nodeName)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `x${text.nodeValue}`
      outer.append(inner)
      parent.replaceChild(outer, text)
    }
    const wrapAll = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(wrap)
    }
    wrapAll(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? wrap(node) : wrapAll(node)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

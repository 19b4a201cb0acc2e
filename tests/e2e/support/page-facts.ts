/** What a page is made of, read from the browser once for all tests that ask about every page. */
import type { Page } from 'playwright/test'

export type PageFacts = {
  readonly title: string
  readonly lang: string
  readonly description: string
  readonly headings: readonly string[]
  /** As resolved by the browser: every address the page leads to. */
  readonly links: readonly string[]
  /** Every address the page loads something from. */
  readonly sources: readonly string[]
  readonly ids: readonly string[]
  readonly brokenImages: readonly string[]
  readonly imagesWithoutAlt: readonly string[]
}

/** Reads the page that stands in the tab. All its pictures are loaded, also those far below. */
export function pageFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(async () => {
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const textOf = (element: Element) => (element.textContent ?? '').trim()
    const images = [...document.images]
    const loaded = images.map(async (image) => {
      image.loading = 'eager'
      await image.decode().catch(() => undefined)
    })
    await Promise.all(loaded)
    const resolved = (selector: string, name: string) =>
      all(selector).map((element) => new URL(element.getAttribute(name) ?? '', document.baseURI).href)
    return {
      title: document.title,
      lang: document.documentElement.lang,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      headings: all('h1').map(textOf),
      links: resolved('a[href], area[href]', 'href'),
      sources: [...resolved('link[href]:not([rel=canonical])', 'href'), ...resolved('[src]', 'src')],
      ids: all('[id]').map(({ id }) => id),
      brokenImages: images
        .filter((image) => image.naturalWidth === 0)
        .map((image) => image.currentSrc || image.src),
      imagesWithoutAlt: images.filter((image) => !image.hasAttribute('alt')).map((image) => image.src),
    }
  })
}

/** What sticks out of the window at its right, in words; a part that scrolls by itself may be wider. */
export function overflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)
    const isInside = (element: Element) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
        if (scrolls(up)) return true
      return false
    }
    const name = (element: Element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !isInside(element))
      .map(name)
    return document.documentElement.scrollWidth > width
      ? [`the page is wider than ${width} px`, ...wide]
      : wide
  })
}

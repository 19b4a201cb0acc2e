/** Leads to a heading of a page that has no name for links. */

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary'].map((tag) => `main ${tag}`).join()

/** Browsers that know it scroll to these words, also in a new tab. Others show the top of the page. */
export const addressOf = (href: string, heading: string, anchor: string | undefined): string => {
  if (anchor !== undefined) return `${href}#${anchor}`
  // A dash has a meaning of its own there.
  return heading === '' ? href : `${href}#:~:text=${encodeURIComponent(heading).replace(/-/g, '%2D')}`
}

/** Scrolls once the page is there: at once, or after the navigation without a page load. */
export function showHeading(path: string, heading: string): void {
  if (heading === '') return
  if (path === location.pathname) return scrollTo(heading)
  // After the position of the new page was set.
  document.addEventListener('ukurasa:swap', () => setTimeout(() => scrollTo(heading)), { once: true })
}

function scrollTo(heading: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(HEADINGS)].find(
    ({ textContent }) => textContent.trim() === heading,
  )
  if (!found) return
  if (found.localName !== 'summary') found.tabIndex = -1
  found.focus({ preventScroll: true })
  found.scrollIntoView({ block: 'start', behavior: 'instant' })
}

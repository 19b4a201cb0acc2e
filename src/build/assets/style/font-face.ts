/** The rule for a file of the font, in the sheet of all pages. With a range, only pages with such letters load the file. */
export function fontFace(href: string, range?: string): string {
  const face = `font-family:Inter;font-weight:400 700;font-display:optional;src:url(${JSON.stringify(href)})`
  return `@font-face{${face} format("woff2")${range === undefined ? '' : `;unicode-range:${range}`}}`
}

/** The rule for the font in the sheet of all pages. Only the build of a site knows the font's address. */
export function fontFace(href: string): string {
  const face = `font-family:Inter;font-weight:400 700;font-display:optional;src:url(${JSON.stringify(href)})`
  return `@font-face{${face} format("woff2")}`
}

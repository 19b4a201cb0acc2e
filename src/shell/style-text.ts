/** The font as a rule of the sheet that is for all pages. Its address only the build of a site knows. */
export function fontFace(href: string): string {
  const face = `font-family:Inter;font-weight:400 700;font-display:optional;src:url(${JSON.stringify(href)})`
  return `@font-face{${face} format("woff2")}`
}

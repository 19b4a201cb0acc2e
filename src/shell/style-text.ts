/** The text of the one `<style>`: the same on every page, so that one hash in the policy allows it. */

type Style = { readonly fontHref: string; readonly stylesheet: string }

/** The stylesheet with the font's address, which only the build of a site knows. */
export function styleText({ fontHref, stylesheet }: Style): string {
  const face = `font-family:Inter;font-weight:400 700;font-display:optional;src:url(${JSON.stringify(fontHref)})`
  return `@font-face{${face} format("woff2")}${stylesheet}`
}

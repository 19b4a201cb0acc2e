/** The text of the one `<style>`: the same on every page, so that one hash in the policy allows it. */
import type { Head } from './types.ts'

/** The stylesheet with the font's address, which only the build of a site knows. */
export function styleText({ fontHref, stylesheet }: Pick<Head, 'fontHref' | 'stylesheet'>): string {
  const face = `font-family:Inter;font-weight:400 700;font-display:optional;src:url(${JSON.stringify(fontHref)})`
  return `@font-face{${face} format("woff2")}${stylesheet}`
}

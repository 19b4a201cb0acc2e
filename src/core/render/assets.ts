/** The pictures, styles and scripts that pages refer to. The caller provides them. */
import type { ScriptFile, ShareImage } from '../../shell/types.ts'
import type { Route } from '../site/routes.ts'
import type { Pictures } from './context.ts'

export type Assets = {
  readonly pictures: Pictures
  /** The pictures that shared links show. Their addresses are paths with the base path of the site. */
  readonly shareImages: ReadonlyMap<Route, ShareImage>
  /** The texts of `<style>` elements. The sheet for all pages comes first. */
  readonly sheets: readonly Sheet[]
  /** The address of the sheet for print and for the visitor's own colours. */
  readonly asideHref: string
  readonly fontHref: string
  /** The address of public/favicon.svg, if the site has one. */
  readonly faviconHref?: string | undefined
  /** The address at which pages show the same drawing, so that browsers load it only once. */
  readonly iconHref?: string | undefined
  /** The script of the 404 page. */
  readonly findPage: ScriptFile
  /** The text of the inline boot script. */
  readonly boot: string
  /** The text of the inline countdown script, if the site has a deadline. */
  readonly countdown?: string | undefined
  /** The page with the list of all pages, for each language. */
  readonly lists?: Readonly<Record<string, Route | undefined>> | undefined
}

/** A sheet for every page, if `parts` is empty. Otherwise for pages with one of these blocks or parts of the shell. */
export type Sheet = { readonly parts: readonly string[]; readonly text: string }

/**
 * Sheets for every block. They replace the sheets of a site: with other blocks, a rule may be in another sheet. `own`
 * names the blocks that need only the sheets of the site.
 */
export type SheetsOfAll = {
  readonly own: readonly string[]
  readonly hasLanguages: boolean
  readonly sheets: readonly Sheet[]
}

/** The media query of the sheet at `asideHref`. */
export const ASIDE = 'print,(forced-colors:active)'

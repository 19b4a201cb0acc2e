/** What pages refer to besides other pages: facts that whoever renders must bring. */
import type { ScriptFile, ShareImage } from '../../shell/types.ts'
import type { Route } from '../site/routes.ts'
import type { Pictures } from './context.ts'

export type Assets = {
  readonly pictures: Pictures
  /** The pictures that shared links to pages show; their addresses are paths, the base included. */
  readonly shareImages: ReadonlyMap<Route, ShareImage>
  /** The texts of `<style>` elements: the sheet for all pages comes first. */
  readonly sheets: readonly Sheet[]
  /** The address of the sheet for paper and the visitor's own colours. */
  readonly asideHref: string
  readonly fontHref: string
  /** The address of public/favicon.svg, if the site has one. */
  readonly faviconHref?: string | undefined
  /** The same drawing at the address at which pages show it, so that browsers fetch it once. */
  readonly iconHref?: string | undefined
  /** The script of the page for what is not found. */
  readonly findPage: ScriptFile
  /** The text of the inline boot script. */
  readonly boot: string
  /** The text of the inline script that counts down, if the site has a deadline. */
  readonly countdown?: string | undefined
}

/** Styles. Without `parts` they are for every page, else for pages with one of these blocks or parts of the frame. */
export type Sheet = { readonly parts: readonly string[]; readonly text: string }

/** The media of the sheet that comes last. */
export const ASIDE = 'print,(forced-colors:active)'

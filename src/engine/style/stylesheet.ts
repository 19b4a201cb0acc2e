/** The one stylesheet: Sass compiled, cut down to what pages can contain, minified. */
import { Features, transform } from 'lightningcss'
import { PurgeCSS } from 'purgecss'
import { compileAsync, type Options } from 'sass'
import { namesInHtml } from './names-in-html.ts'

export type StylesheetInput = {
  /** The path of the Sass file that pulls in all others. */
  readonly sassEntry: string
  /** Every shape that views and shell can write, as HTML. */
  readonly html: readonly string[]
  /** Classes and attributes that only scripts add. */
  readonly safelist: readonly string[]
}

/** Bootstrap 5 is written in the old dialect of Sass; these warnings are not ours to mend. */
const SASS: Options<'async'> = {
  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
}

/** Numbers as Lightning CSS reads versions: the major one in the third byte. */
const TARGETS = { chrome: 80 << 16, safari: 14 << 16, ios_saf: 14 << 16, firefox: 78 << 16 }

/** The stylesheet as text. The same input gives the same text. */
export async function buildStylesheet({ sassEntry, html, safelist }: StylesheetInput): Promise<string> {
  const { css } = await compileAsync(sassEntry, SASS)
  const code = Buffer.from(await purge(css, html, safelist))
  // The dark scheme is written out by media query, so `light-dark()` needs no stand-in.
  const options = { minify: true, targets: TARGETS, exclude: Features.LightDark }
  return transform({ filename: 'site.css', code, ...options }).code.toString()
}

async function purge(css: string, html: readonly string[], safelist: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: html.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: namesInHtml }],
    safelist: { standard: [...safelist] },
    dynamicAttributes: [...safelist],
    variables: true,
    keyframes: true,
  })
  if (!result) throw new Error('PurgeCSS returned no stylesheet')
  return result.css
}

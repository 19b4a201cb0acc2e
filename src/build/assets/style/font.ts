/** The font of the site: Inter, variable, cut down to a fixed set of characters. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'

const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const PUNCTUATION = '\u00a0–—‘’“”…·•×−©°é'

/** The characters that the font has without any setting: printable ASCII and common punctuation. */
const DEFAULT_CHARACTERS = ASCII + PUNCTUATION

export type FontInput = {
  /** Characters beyond the default ones. */
  readonly characters?: string | undefined
}

/** The font as WOFF2: weights 400 to 700, with kerning and tabular figures. */
export async function subsetFont({ characters = '' }: FontInput): Promise<Buffer> {
  return subset(await source(), DEFAULT_CHARACTERS + characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  })
}

function source(): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(SOURCE))
}

/** The font of the site: Inter, variable, cut down to the characters that the site needs. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { PUNCTUATION } from '../../../core/site/letters-of-font.ts'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** The characters that the font has without any setting: printable ASCII and common punctuation. */
const DEFAULT_CHARACTERS = ASCII + PUNCTUATION

/** The main file as WOFF2. Characters that its alphabet does not have are left out. */
export const mainFont = (characters: string): Promise<Buffer> =>
  subsetFont('latin', DEFAULT_CHARACTERS + characters)

/** Weights 400 to 700, with kerning and tabular figures. */
export async function subsetFont(alphabet: string, characters: string): Promise<Buffer> {
  return subset(await source(alphabet), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  })
}

function source(alphabet: string): Promise<Buffer> {
  const file = `@fontsource-variable/inter/files/inter-${alphabet}-wght-normal.woff2`
  return readFile(createRequire(import.meta.url).resolve(file))
}

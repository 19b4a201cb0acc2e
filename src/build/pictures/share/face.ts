/** Turns words into outlines of Inter. HarfBuzz sets them with kerning. The fonts of the system make no difference. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'harfbuzzjs'
import { unwrapWoff } from './woff.ts'

/** Words as a row of shapes. All lengths are parts of the size of the letters; y points upwards. */
export type Outline = {
  readonly advance: number
  readonly glyphs: readonly { readonly path: string; readonly x: number; readonly y: number }[]
  /** How many units of the paths make one font size. */
  readonly unitsPerSize: number
}

/** Sets a line of words. Characters that Inter does not have are left out. */
export type Face = (words: string) => Outline

const require = createRequire(import.meta.url)
const FILES = '@fontsource/inter/files/'

/** The alphabets of the font files of a weight. A character comes from the first file that has it. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic']

export async function openFace(weight: 500 | 600 | 700): Promise<Face> {
  const harfbuzz = await import('harfbuzzjs')
  const fonts = ALPHABETS.map((alphabet) => {
    const path = require.resolve(`${FILES}inter-${alphabet}-${weight}-normal.woff`)
    return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(unwrapWoff(readFileSync(path)))))
  })
  const unitsPerSize = fonts[0]?.face.upem ?? 1
  return (words) => {
    const glyphs: { path: string; x: number; y: number }[] = []
    let at = 0
    for (const { font, text } of runs(words, fonts)) {
      const buffer = new harfbuzz.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      harfbuzz.shape(font, buffer)
      for (const {
        codepoint,
        xAdvance = 0,
        xOffset = 0,
        yOffset = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        const path = font.glyphToPath(codepoint)
        if (path !== '') glyphs.push({ path, x: (at + xOffset) / unitsPerSize, y: yOffset / unitsPerSize })
        at += xAdvance
      }
    }
    return { advance: at / unitsPerSize, glyphs, unitsPerSize }
  }
}

/** Sets neighbouring characters of one font together, so that they are kerned. */
function runs(words: string, fonts: readonly Font[]): readonly { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = []
  for (const character of words.normalize('NFC')) {
    const font = fonts.find((each) => each.nominalGlyph(character.codePointAt(0) ?? 0))
    const last = found.at(-1)
    if (font && last?.font === font) last.text += character
    else if (font) found.push({ font, text: character })
  }
  return found
}

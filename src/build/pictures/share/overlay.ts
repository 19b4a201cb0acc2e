/**
 * What lies over the photograph in the picture for a shared link: a shade, a bar in the colour `highlight`, and the
 * words. An SVG without text.
 */
import type { Colours } from '../../../block/palettes.ts'
import type { Face, Outline } from './face.ts'
import { wrap } from './wrap.ts'

/** What shared links show, as all common services crop it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

export type ShareWords = { readonly title: string; readonly line: string }
export type Faces = { readonly bold: Face; readonly semibold: Face }

const MARGIN = 72
const BASELINE = SHARE_SIZE.height - 76
const TRACKING = -0.02
const WIDTH = SHARE_SIZE.width - 2 * MARGIN
const steps = (most: number, ...sizes: readonly number[]) => sizes.map((size) => ({ size, most }))
// Two lines hide less of the picture than three.
const TITLE = [...steps(2, 92, 84, 76, 68, 60), ...steps(3, 60, 54, 48, 42)]
const LINE = steps(1, 34, 30, 26, 22)

export type Overlay = {
  readonly words: ShareWords
  readonly faces: Faces
  readonly colours: Colours
  /** `false` if there is no picture below. */
  readonly hasScene: boolean
}

export function overlay({
  words: { title, line },
  faces: { bold, semibold },
  colours,
  hasScene,
}: Overlay): string {
  const spaced = (words: string) => bold(words).advance + TRACKING * [...words].length
  const heading = wrap(title, WIDTH, TITLE, spaced)
  const below = wrap(line, WIDTH, LINE, (words) => semibold(words).advance)
  const step = heading.size * 1.12
  const lowest = BASELINE - below.size * 1.9
  const top = lowest - step * (heading.lines.length - 1) - heading.size
  const rows = heading.lines.map((words, index) =>
    drawn(bold(words), MARGIN, lowest - step * (heading.lines.length - 1 - index), heading.size, TRACKING),
  )
  const { width, height } = SHARE_SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    hasScene ? scrim(top, colours) : background(colours),
    `<path fill="${colours.highlight}" d="M${MARGIN} ${Math.round(top - 38)}h88v10h-88z"/>`,
    `<g fill="${colours.paper}">${rows.join('')}</g>`,
    `<g fill="${colours.highlight}">${below.lines.map((words) => drawn(semibold(words), MARGIN, BASELINE, below.size, 0)).join('')}</g>`,
    '</svg>',
  ].join('')
}

/** Dark enough to read words, from the first word down. Above, the picture is unchanged. */
function scrim(top: number, { shade }: Colours): string {
  const { width, height } = SHARE_SIZE
  const [from, full] = [(top - 230) / height, (top - 30) / height].map((part) => Math.max(0, part).toFixed(3))
  return `<linearGradient id="a" x2="0" y2="1"><stop stop-color="${shade}" stop-opacity="0"/><stop offset="${from}" stop-color="${shade}" stop-opacity=".1"/><stop offset="${full}" stop-color="${shade}" stop-opacity=".8"/><stop offset="1" stop-color="${shade}" stop-opacity=".95"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/>`
}

/** For a site without pictures: the background of the header with two ridges. */
function background({ deep, near, shade }: Colours): string {
  const { width, height } = SHARE_SIZE
  return `<path fill="${deep}" d="M0 0h${width}v${height}H0z"/><path fill="${near}" opacity=".35" d="M0 220c180-90 330-80 520-10s400 60 680-90v510H0z"/><path fill="${shade}" opacity=".55" d="M0 330c220-70 420-40 640 0s380 10 560-70v370H0z"/>`
}

/** In fonts, glyphs are upside down. */
function drawn(outline: Outline, x: number, y: number, size: number, tracking: number): string {
  const scale = (size / outline.unitsPerSize).toFixed(5)
  return outline.glyphs
    .map((glyph, index) => {
      const left = (x + (glyph.x + tracking * index) * size).toFixed(1)
      return `<path transform="matrix(${scale} 0 0 -${scale} ${left} ${(y - glyph.y * size).toFixed(1)})" d="${glyph.path}"/>`
    })
    .join('')
}

/** The look of a site: whatever colours pass the check, all words can be read in both schemes. */
import { expect, test } from 'vitest'
import { contrast, mix, READABLE, readableOn } from '../../src/block/colour.ts'
import { type Colours, PALETTES } from '../../src/block/palettes.ts'
import { backgroundsOf, lookOf } from '../../src/block/theme.ts'

/** Words and their backgrounds. */
const PAIRS: readonly (readonly [keyof Colours, keyof Colours])[] = [
  ['brand', 'paper'],
  ['brand', 'surface'],
  ['brand-strong', 'surface'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-deep', 'deep'],
  ['highlight', 'deep'],
  ['accent', 'paper'],
  ['accent', 'surface'],
  ['on-accent', 'accent'],
  ['on-highlight', 'highlight'],
  ['on-highlight', 'highlight-strong'],
  ['ink', 'paper'],
  ['muted', 'paper'],
  ['muted', 'surface'],
]

const unreadable = (colours: Colours) =>
  PAIRS.filter(([words, background]) => contrast(colours[words], colours[background]) < READABLE)

/** Evenly spread over all colours. */
function* colours(): Generator<string> {
  const steps = [0, 51, 102, 153, 204, 255]
  const digits = (value: number) => value.toString(16).padStart(2, '0')
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) yield `#${digits(red)}${digits(green)}${digits(blue)}`
}

test('the contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#1f5a3d', '#1f5a3d')).toBe(1)
  expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000')
})

test.for(Object.entries(PALETTES))('the words of the palette %s can be read', ([, { light, dark }]) => {
  expect([unreadable(light), unreadable(dark)]).toEqual([[], []])
})

test('so can those of every brand and accent that check accepts', () => {
  const backgrounds = backgroundsOf(PALETTES.neutral.light)
  const accepted = [...colours()].filter((colour) => readableOn(colour, backgrounds, '#000000') === colour)
  expect(accepted.length).toBeGreaterThan(60)
  for (const colour of accepted) {
    const { light, dark } = lookOf({ theme: { brand: colour, accent: colour } })
    expect([colour, unreadable(light), unreadable(dark)]).toEqual([colour, [], []])
    expect(contrast('#ffffff', light.solid)).toBeGreaterThan(READABLE)
  }
})

test('the nearest colour that is named can be read, and is as near as a hundredth', () => {
  const backgrounds = backgroundsOf(PALETTES.neutral.light)
  for (const colour of colours()) {
    const nearest = readableOn(colour, backgrounds, '#000000')
    const ratio = Math.min(...backgrounds.map((background) => contrast(nearest, background)))
    expect(ratio).toBeGreaterThanOrEqual(READABLE)
    if (nearest !== colour) expect(ratio).toBeLessThan(READABLE * 1.1)
  }
})

test('a site names a palette, and its own colours beside it', () => {
  expect(lookOf({})).toEqual({ ...PALETTES.neutral, footer: 'plain', radius: '0.75rem' })
  expect(lookOf({ theme: { palette: 'highland' } })).toEqual({
    ...PALETTES.highland,
    footer: 'highland',
    radius: '0.75rem',
  })
  const { light, dark, footer, radius } = lookOf({
    theme: { accent: '8A1C4A', dark: { accent: '#ffb0d0' }, footer: 'waves', corners: 'square' },
  })
  expect(light).toEqual({ ...PALETTES.neutral.light, accent: '#8a1c4a', 'on-accent': '#ffffff' })
  expect(dark).toMatchObject({ ...PALETTES.neutral.dark, accent: '#ffb0d0', 'on-accent': '#261a1f' })
  expect([footer, radius]).toEqual(['waves', '0'])
})

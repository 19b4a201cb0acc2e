/** The look of a site: a palette with the site's own colours, the drawing above the footer, the corners. */
import type { SiteConfig } from '../../schema/site.ts'
import { asColour, mix, readableOn } from './colour.ts'
import { type Colours, PALETTES, type Palette } from './palettes.ts'

type Theme = NonNullable<SiteConfig['theme']>

export type Look = Palette & {
  /** The drawing above the footer. That of the palette `highland` is hills with a plant. */
  readonly footer: NonNullable<Theme['footer']> | 'highland'
  /** The radius of corners, as CSS. */
  readonly radius: string
}

const RADIUS = { square: '0', round: '0.75rem', rounder: '1.25rem' } as const

export function lookOf({ theme = {} }: Pick<SiteConfig, 'theme'>): Look {
  const { palette = 'neutral', footer, corners = 'round' } = theme
  const { light, dark } = PALETTES[palette]
  return {
    light: { ...light, ...inLight(theme) },
    dark: { ...dark, ...inDark(theme, dark) },
    footer: footer ?? (palette === 'highland' ? 'highland' : 'plain'),
    radius: RADIUS[corners],
  }
}

/** The backgrounds on which words of the brand and the accent stand. */
export const backgroundsOf = ({ paper, surface }: Colours): readonly string[] => [paper, surface]

const WHITE = '#ffffff'
const BLACK = '#000000'

function inLight({ brand, accent }: Theme): Partial<Colours> {
  return {
    ...(brand === undefined ? {} : ofBrand(asColour(brand))),
    ...(accent === undefined ? {} : { accent: asColour(accent), 'on-accent': WHITE }),
  }
}

function ofBrand(brand: string): Partial<Colours> {
  const strong = mix(brand, BLACK, 0.2)
  const deep = mix(brand, BLACK, 0.5)
  return {
    brand,
    'brand-strong': strong,
    solid: brand,
    'solid-strong': strong,
    deep,
    far: mix(brand, WHITE, 0.5),
    near: mix(brand, BLACK, 0.1),
    shade: mix(deep, BLACK, 0.4),
  }
}

/** What site.yaml does not name for the dark scheme is made from the colours of the light one. */
function inDark({ brand, accent, dark = {} }: Theme, palette: Colours): Partial<Colours> {
  const lighter = (colour: string) =>
    readableOn(mix(asColour(colour), WHITE, 0.45), backgroundsOf(palette), WHITE)
  const ownBrand = dark.brand ?? (brand && lighter(brand))
  const ownAccent = dark.accent ?? (accent && lighter(accent))
  return {
    ...(brand === undefined ? {} : backgroundsOfDark(asColour(brand))),
    ...(ownBrand ? wordsOfDark(asColour(ownBrand)) : {}),
    ...(ownAccent ? { accent: asColour(ownAccent), 'on-accent': mix(asColour(ownAccent), BLACK, 0.85) } : {}),
  }
}

function backgroundsOfDark(brand: string): Partial<Colours> {
  const light = ofBrand(brand)
  return {
    ...light,
    deep: mix(brand, BLACK, 0.65),
    far: mix(brand, BLACK, 0.3),
    near: mix(brand, BLACK, 0.55),
  }
}

const wordsOfDark = (brand: string): Partial<Colours> => ({
  brand,
  'brand-strong': mix(brand, WHITE, 0.3),
  'on-brand': mix(brand, BLACK, 0.85),
})

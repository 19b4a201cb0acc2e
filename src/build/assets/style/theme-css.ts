/** The colours and corners of a site, as custom properties that come before all other styles. */
import { channelList } from '../../../block/colour.ts'
import type { Colours } from '../../../block/palettes.ts'
import type { Look } from '../../../block/theme.ts'

export function themeCss({ light, dark, radius }: Look): string {
  return `:root{${properties(light)}--radius:${radius};--shadow:${lightShadow(light)};--scrim:${scrim(light)}}
@media screen and (prefers-color-scheme:dark){:root{${changes(dark, light)}--shadow:${DARK_SHADOW}}}
`
}

/** Paper has the site before the addresses of its pages. */
export const addressCss = (url: string): string => `@media print{:root{--site:"${new URL(url).origin}"}}`

/** Lines on dark ground are `--on-deep`, but translucent: it is the same in both schemes. */
const properties = (colours: Colours): string =>
  [
    ...Object.entries(colours)
      .filter(([name]) => name !== 'shade')
      .map(([name, value]) => `--${name}:${value};`),
    `--on-deep-rgb:${spaced(colours['on-deep'])};`,
    '--link-hover:var(--accent);',
  ].join('')

/** In the dark scheme, a link under the pointer has the colour `highlight`: `accent` is too near to `brand`. */
function changes(dark: Colours, light: Colours): string {
  const before = new Map(Object.entries(light))
  const changed = Object.entries(dark).filter(
    ([name, value]) => before.get(name) !== value && name !== 'shade',
  )
  return `${changed.map(([name, value]) => `--${name}:${value};`).join('')}--link-hover:var(--highlight);`
}

const lightShadow = ({ deep }: Colours): string =>
  `0 1px 2px rgb(${spaced(deep)}/8%),0 10px 30px -12px rgb(${spaced(deep)}/22%)`
const DARK_SHADOW = '0 1px 2px rgb(0 0 0/40%),0 10px 30px -12px rgb(0 0 0/70%)'

/** Dark enough for words on any picture from 8rem downwards. It begins so softly that nobody sees where. */
function scrim({ shade }: Colours): string {
  const stops = ['0%)', '10%) 2rem', '42%) 5rem', '74%) 8rem', '90%)']
  return `linear-gradient(${stops.map((stop) => `rgb(${spaced(shade)}/${stop}`).join(',')})`
}

const spaced = (colour: string): string => channelList(colour).replaceAll(',', ' ')

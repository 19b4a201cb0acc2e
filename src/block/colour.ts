/** Colours as `#rrggbb`, and whether words can be read in them. */

/** Takes six digits with or without `#`, in letters of any case. */
export const asColour = (written: string): string => `#${written.replace('#', '').toLowerCase()}`

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Red, green and blue from 0 to 255, with commas. */
export const channelList = (colour: string): string => channels(colour).join(',')

/** `part` of the second colour, from 0 to 1, in the first one. */
export function mix(first: string, second: string, part: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast of WCAG 2.2, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What WCAG AA asks of words of normal size. */
export const READABLE = 4.5

/** The colour itself, or the nearest one towards black or white whose words can be read on all backgrounds. */
export function readableOn(
  colour: string,
  backgrounds: readonly string[],
  towards: '#000000' | '#ffffff',
): string {
  const isReadable = (candidate: string) =>
    backgrounds.every((background) => contrast(candidate, background) >= READABLE)
  for (let step = 0; step < 100; step++) {
    const candidate = mix(colour, towards, step / 100)
    if (isReadable(candidate)) return candidate
  }
  return towards
}

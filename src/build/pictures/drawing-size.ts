/** How large a drawing is, by the attributes of its outermost element. */
import type { Attribute } from './xml.ts'

export type Size = { readonly width: number; readonly height: number }

/** CSS pixels of one unit. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
}

/** A drawing without a size of its own fills its place, as browsers show it. No place is wider. */
const WIDEST = 1600

/** From `width` and `height`, else from the `viewBox`; 0 if neither gives it. */
export function sizeOf(attributes: readonly Attribute[]): Size {
  const value = (name: string) => attributes.find((attribute) => attribute.name === name)?.value ?? ''
  const [, , boxWidth = 0, boxHeight = 0] = value('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [length(value('width')), length(value('height'))]
  if (width && height) return { width: Math.round(width), height: Math.round(height) }
  if (!(boxWidth > 0 && boxHeight > 0)) return { width: 0, height: 0 }
  const scale = Math.max(1, WIDEST / boxWidth)
  return { width: Math.round(boxWidth * scale), height: Math.round(boxHeight * scale) || 1 }
}

/** `undefined` for a value that is no length, such as a percentage. */
function length(value: string): number | undefined {
  const [, number, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(value) ?? []
  const factor = UNITS[unit.toLowerCase()]
  return number === undefined || factor === undefined ? undefined : Number(number) * factor
}

/** Lays values over others. */

/** Groups are joined field by field. Texts and lists take the place of what they cover. */
export function laidOver(below: unknown, above: unknown): unknown {
  if (!isGroup(below) || !isGroup(above)) return above ?? below
  const names = [...new Set([...Object.keys(below), ...Object.keys(above)])]
  return Object.fromEntries(names.map((name) => [name, laidOver(below[name], above[name])]))
}

export type Group = Readonly<Record<string, unknown>>

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The elements of HTML that React wrote: attributes are in double quotes, with `<` and `>` escaped. */

export type Element = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** The text of a script or style. Empty for other elements. */
  readonly text: string
}

const TAG =
  /<(script|style)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*>(.*?)<\/\1>|<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gis

/** In order. Throws for anything that looks like a tag and cannot be parsed. */
export function elementsOf(html: string): readonly Element[] {
  const found = [...html.matchAll(TAG)]
  const rest = html.replaceAll(TAG, '').replaceAll(/<\/[a-z][\w-]*>|^<!doctype html>|<!--.*?-->/gis, '')
  const odd = /<[a-z].{0,60}/is.exec(rest)
  if (odd) throw new Error(`Not understood: ${odd[0]}`)
  return found.map(([, raw, rawAttributes, text, name, attributes]) => ({
    name: (raw ?? name ?? '').toLowerCase(),
    attributes: attributesOf(rawAttributes ?? attributes ?? ''),
    text: text ?? '',
  }))
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)]
  return new Map(found.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

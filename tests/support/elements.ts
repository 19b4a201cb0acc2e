/** The elements of HTML that React wrote: attributes in double quotes, no `<` or `>` in them but as characters. */

export type Element = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** Of scripts and styles; of all else empty. */
  readonly text: string
}

const TAG =
  /<(script|style)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*>(.*?)<\/\1>|<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gis

/** In order. What looks like a tag and is not understood is an error of its own. */
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

/** Cuts XML into tags and what is between them. It refuses everything that is not clearly one of these. */

export type Pair = readonly [name: string, value: string]

/** `end` is the offset after it. */
export type Token = { readonly end: number } & (
  | { readonly kind: 'open'; readonly name: string; readonly pairs: readonly Pair[]; readonly empty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'instruction'; readonly name: string }
  | { readonly kind: 'aside' }
)

const OPENING = /<([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)/y
const ATTRIBUTE = /\s+([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)\s*=\s*(?:"([^<"]*)"|'([^<']*)')/y
const OPENED = /\s*(\/?)>/y
const CLOSING = /<\/([A-Za-z_][\w.:-]*)\s*>/y
const TEXT = /[^<]+/y
const DATA = /<!\[CDATA\[(.*?)\]\]>/sy
const INSTRUCTION = /<\?([A-Za-z_][\w.:-]*).*?\?>/sy
// A document type with definitions of its own does not match, so it is refused.
const ASIDE = /<!--.*?-->|<!DOCTYPE[^<>[]*>/sy

/** The token at a place, or `undefined` where the text is no XML. */
export function tokenAt(text: string, at: number): Token | undefined {
  if (text[at] !== '<') return textAt(text, at)
  if (text[at + 1] === '/') {
    const found = match(CLOSING, text, at)
    return found && { kind: 'close', name: found[1] ?? '', end: CLOSING.lastIndex }
  }
  if (text[at + 1] === '?') {
    const found = match(INSTRUCTION, text, at)
    return found && { kind: 'instruction', name: found[1] ?? '', end: INSTRUCTION.lastIndex }
  }
  return text[at + 1] === '!' ? asideAt(text, at) : openingAt(text, at)
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

function textAt(text: string, at: number): Token | undefined {
  const words = decoded(match(TEXT, text, at)?.[0] ?? '')
  return words === undefined ? undefined : { kind: 'text', words, end: TEXT.lastIndex }
}

function asideAt(text: string, at: number): Token | undefined {
  const data = match(DATA, text, at)
  if (data) return { kind: 'text', words: data[1] ?? '', end: DATA.lastIndex }
  return match(ASIDE, text, at) && { kind: 'aside', end: ASIDE.lastIndex }
}

function openingAt(text: string, at: number): Token | undefined {
  const opening = match(OPENING, text, at)
  if (!opening) return undefined
  const pairs: Pair[] = []
  let end = OPENING.lastIndex
  for (let pair = match(ATTRIBUTE, text, end); pair; pair = match(ATTRIBUTE, text, end)) {
    const value = decoded(pair[2] ?? pair[3] ?? '')
    if (value === undefined) return undefined
    pairs.push([pair[1] ?? '', value])
    end = ATTRIBUTE.lastIndex
  }
  const opened = match(OPENED, text, end)
  return (
    opened && { kind: 'open', name: opening[1] ?? '', pairs, empty: opened[1] === '/', end: OPENED.lastIndex }
  )
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** `undefined` for an `&` that begins no reference that every program knows. */
function decoded(text: string): string | undefined {
  if (!text.includes('&')) return text
  let known = true
  const words = text.replaceAll(/&(?:#(\d{1,7});|#x([\da-f]{1,6});|(\w+);)?/gi, (_, decimal, hex, name) => {
    const character = name === undefined ? characterOf(decimal, hex) : ENTITIES.get(name)
    known &&= character !== undefined
    return character ?? ''
  })
  return known ? words : undefined
}

function characterOf(decimal: string | undefined, hex: string | undefined): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

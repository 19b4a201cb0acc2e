/** Reads XML in one pass: elements with their namespaces, and the words between them. */
import { type Pair, tokenAt } from './xml-tokens.ts'

export type Name = { readonly name: string; readonly local: string; readonly uri: string }
export type Attribute = Name & { readonly value: string }
export type Element = Name & { readonly attributes: readonly Attribute[] }

/** What the reader meets, each with its place in the text. */
export type Visitor = {
  readonly element: (element: Element, at: number) => void
  /** An element ends. */
  readonly end: () => void
  readonly text: (words: string, at: number) => void
  /** The name of `<?name …?>`. */
  readonly instruction: (name: string, at: number) => void
}

/** The place where a text is no longer XML, and why. */
export type Break = { readonly at: number; readonly reason: string }

type Namespaces = ReadonlyMap<string, string>
type Open = { readonly name: string; readonly namespaces: Namespaces }

const OUTERMOST: Namespaces = new Map([
  ['', ''],
  ['xmlns', ''],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
])

/** Programs that read drawings crash if elements are nested too deep. */
const DEEPEST = 256

/** `undefined` if all of the text is well-formed. */
export function readXml(text: string, visitor: Visitor): Break | undefined {
  const open: Open[] = []
  let hasRoot = false
  let at = 0
  while (at < text.length) {
    const token = tokenAt(text, at)
    if (!token) return { at, reason: 'this is not XML' }
    const inside = open.at(-1)
    if (token.kind === 'open') {
      if (!inside && hasRoot) return { at, reason: 'there is more after its end' }
      hasRoot = true
      const namespaces = namespacesOf(token.pairs, inside?.namespaces ?? OUTERMOST)
      const element = elementOf(token.name, token.pairs, namespaces)
      if (!element)
        return { at, reason: `<${token.name}> has an unknown prefix, or the same attribute twice` }
      visitor.element(element, at)
      if (token.empty) visitor.end()
      else open.push({ name: token.name, namespaces })
      if (open.length > DEEPEST)
        return { at, reason: `more than ${DEEPEST} elements are nested in each other` }
    } else if (token.kind === 'close') {
      if (token.name !== inside?.name)
        return { at, reason: `</${token.name}> closes ${inside ? `<${inside.name}>` : 'nothing'}` }
      open.pop()
      visitor.end()
    } else if (token.kind === 'text') {
      if (!inside && token.words.trim() !== '') return { at, reason: 'there are words outside the drawing' }
      visitor.text(token.words, at)
    } else if (token.kind === 'instruction') visitor.instruction(token.name, at)
    at = token.end
  }
  const last = open.at(-1)
  if (last) return { at, reason: `<${last.name}> is not closed` }
  return hasRoot ? undefined : { at: 0, reason: 'it is empty' }
}

function namespacesOf(pairs: readonly Pair[], outer: Namespaces): Namespaces {
  if (!pairs.some(([name]) => name.startsWith('xmlns'))) return outer
  const declared = pairs.flatMap(([name, value]): Pair[] => {
    if (name === 'xmlns') return [['', value]]
    return name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value]] : []
  })
  return declared.length > 0 ? new Map([...outer, ...declared]) : outer
}

function elementOf(name: string, pairs: readonly Pair[], namespaces: Namespaces): Element | undefined {
  if (pairs.length > 1 && new Set(pairs.map(([each]) => each)).size < pairs.length) return undefined
  const own = resolved(name, namespaces.get('') ?? '', namespaces)
  const attributes: Attribute[] = []
  for (const [each, value] of pairs) {
    const meant = resolved(each, '', namespaces)
    if (!meant) return undefined
    attributes.push({ name: each, local: meant.local, uri: meant.uri, value })
  }
  return own && { ...own, attributes }
}

/** `plain` is the namespace of a name without a prefix. Only elements have one: attributes do not. */
function resolved(name: string, plain: string, namespaces: Namespaces): Name | undefined {
  const colon = name.indexOf(':')
  if (colon < 0) return { name, local: name, uri: plain }
  const uri = namespaces.get(name.slice(0, colon))
  return uri === undefined ? undefined : { name, local: name.slice(colon + 1), uri }
}

/** Checks a drawing (SVG). It may have shapes and colours, but nothing that could run or load something. */
import { lineNumber } from '../../core/base/lines.ts'
import { type Size, sizeOf } from './drawing-size.ts'
import { MOST_SHAPES, unfolding } from './unfolding.ts'
import { type Attribute, type Element, readXml } from './xml.ts'

/** The size of a drawing, or the first mistake in it, with its line. */
export type Drawing =
  | { readonly kind: 'drawing'; readonly size: Size }
  | { readonly kind: 'broken' | 'unsafe'; readonly reason: string; readonly line: number }

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

const OUTSIDE = 'refers to something outside it'

/** Browsers ignore elements of other namespaces, such as the notes of drawing programs. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan
   textPath linearGradient radialGradient stop pattern clipPath mask marker switch filter feBlend feColorMatrix
   feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
   feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
   fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

/** Never throws, whatever the text is. */
export function readDrawing(text: string): Drawing {
  let size: Size | undefined
  let first: { readonly reason: string; readonly at: number } | undefined
  const refuse = (reason: string | undefined, at: number) => {
    if (reason !== undefined) first ??= { reason, at }
  }
  let isSvg = true
  const shapes = unfolding()
  const broken = readXml(text.replace(/^\ufeff/, ' '), {
    element: (element, at) => {
      if (!size) isSvg = element.uri === SVG && element.local === 'svg'
      size ??= sizeOf(element.attributes)
      shapes.open(element)
      refuse(elementFault(element), at)
      for (const attribute of element.attributes) refuse(attributeFault(attribute), at)
    },
    end: shapes.close,
    // Words are style sheets. Harmless words between shapes are so rare that they are refused, too.
    text: (words, at) => refuse(words.trim() === '' ? undefined : styleFault(words), at),
    instruction: (name, at) => refuse(name === 'xml' ? undefined : `has a <?${name}?>`, at),
  })
  if (!isSvg) return { kind: 'broken', reason: `it does not start with <svg xmlns="${SVG}">`, line: 1 }
  if (first) return { kind: 'unsafe', reason: first.reason, line: lineNumber(text, first.at) }
  if (!broken && shapes.isTooMuch())
    return { kind: 'unsafe', reason: `unfolds to more than ${MOST_SHAPES} shapes`, line: 1 }
  if (broken) return { kind: 'broken', reason: broken.reason, line: lineNumber(text, broken.at) }
  return { kind: 'drawing', size: size ?? { width: 0, height: 0 } }
}

function elementFault({ uri, local, name }: Element): string | undefined {
  const isKnown = uri === SVG ? ELEMENTS.has(local) : uri !== XHTML && uri !== ''
  if (isKnown) return undefined
  if (local === 'image') return 'holds a photograph'
  return local === 'script' ? 'runs a script' : `has an element <${name}>`
}

function attributeFault({ uri, local, name, value }: Attribute): string | undefined {
  if (/^on/i.test(local)) return `runs a script (\`${name}\`)`
  if (uri !== '' && uri !== XLINK && uri !== XML) return undefined
  if (local === 'href' && !value.trim().startsWith('#')) return OUTSIDE
  return local === 'src' || local === 'base' ? OUTSIDE : styleFault(value)
}

/** For style sheets, and for every value of an attribute: nearly every attribute can be a style. */
function styleFault(words: string): string | undefined {
  if (!/[(@\\:]/.test(words)) return undefined
  const reachesOut = /url\s*\((?!\s*["']?\s*#)|@import|image-set|javascript:|expression\s*\(|-moz-binding/i
  // With a backslash, any of these can be written in another way.
  return reachesOut.test(words) || words.includes('\\') ? OUTSIDE : undefined
}

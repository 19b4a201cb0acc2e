/** A list has another number of entries than several texts say, such as `six steps`: told once, with all of them. */
import { type Diagnostic, inOrder, placeOf } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as several from '../../../diagnostics/remedies-for-several.ts'
import { inPattern } from '../../base/in-pattern.ts'
import { lineNumber } from '../../base/lines.ts'
import { NOUN } from '../../site/traits/counts.ts'
import { languageOfFile, languagesIn } from '../../validate/site-in-language.ts'
import type { Context } from './context.ts'

export function withCountsOfOneList(
  found: readonly Diagnostic[],
  { loaded, pages, textOf }: Pick<Context, 'loaded' | 'pages' | 'textOf'>,
): readonly Diagnostic[] {
  const names = languagesIn(loaded.site?.value)
  const languageOf = (path: string) => languageOfFile(path, names) ?? ''
  const counted = found.filter(({ code }) => code === messages.countDiffers.code)
  if (counted.length === 0) return found
  const told = new Set(counted.map(({ span }) => span.file))
  const known = new Set<string>()
  const alsoSaid = (each: Diagnostic) => {
    const language = languageOf(each.span.file)
    const words = countedWords(each, textOf(each.span.file) ?? '')
    if (words === undefined || known.has(`${language} ${words}`)) return []
    known.add(`${language} ${words}`)
    const pattern = new RegExp(
      String.raw`(?<!\p{L})${inPattern(words).replace(' ', String.raw`\s+`)}(?!\p{L})`,
      'iu',
    )
    const places = pages.flatMap(({ source: { path, text } }) => {
      const at = told.has(path) || languageOf(path) !== language ? -1 : text.search(pattern)
      return at < 0 ? [] : [`${path}:${lineNumber(text, at)}`]
    })
    return places.length === 0 ? [] : [several.alsoSaid(words, places)]
  }
  return found.flatMap((each) => {
    if (!counted.includes(each)) return each
    const { message, subject } = each
    const [first = each, ...others] = inOrder(
      counted.filter((other) => other === each || (subject && other.message === message)),
    )
    if (first !== each) return []
    const repeats = others.map(({ span }) => span)
    const same = others.length === 0 ? [] : [several.sameIn(repeats.map(placeOf))]
    return { ...each, help: [each.help, ...same, ...alsoSaid(each)].join(' '), ...(same[0] && { repeats }) }
  })
}

/** The number, and the word for what it counts, on one of its sides. */
function countedWords({ span }: Diagnostic, text: string): string | undefined {
  const number = text.slice(span.start.offset, span.end.offset)
  const [before = ''] = /\p{L}+(?=\s+$)/u.exec(text.slice(0, span.start.offset)) ?? []
  const [after = ''] = /(?<=^\s+)\p{L}+/u.exec(text.slice(span.end.offset)) ?? []
  if (NOUN.test(after)) return `${number} ${after}`
  return NOUN.test(before) ? `${before} ${number}` : undefined
}

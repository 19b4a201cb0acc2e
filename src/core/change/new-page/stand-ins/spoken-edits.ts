/** Says the texts of an example in the language of the page. */
import type { Edit, SourceSpan } from '../../../../diagnostics/diagnostic.ts'
import type { TextAt } from '../../../base/texts-in.ts'
import { asWritten } from '../../../yaml/rewrite.ts'
import type { SourceFile } from '../../../yaml/source-file.ts'
import { standInFor, standInWords } from './words.ts'

/** Where the same words come again in a block, they have a number. Empty for English. */
export function spokenEdits(
  type: string,
  texts: readonly TextAt[],
  source: SourceFile,
  lang: string,
): ReadonlyMap<TextAt, readonly Edit[]> {
  const words = standInWords(lang)
  if (!words) return new Map()
  const counts = new Map<string, number>()
  const columns = new Map<string, string>()
  const found = texts.flatMap((each): readonly (readonly [TextAt, readonly Edit[]])[] => {
    const { text, path } = each
    const key = columns.get(String(path.at(-1)))
    const ofKey = type === 'table' && key !== undefined ? [put(source, source.spanOfKey(path), key)] : []
    const name = standInFor(type, path, text)
    if (name === undefined) return ofKey.length > 0 ? [[each, ofKey]] : []
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const said = count > 1 ? `${words[name]} ${count}` : words[name]
    if (name === 'column') columns.set(text, said)
    return [[each, [...ofKey, put(source, source.spanOf(path), said)]]]
  })
  return new Map(found)
}

/** A text of several lines ends with the line break that the next field needs. */
function put(source: SourceFile, { start, end }: SourceSpan, words: string): Edit {
  const written = source.text.slice(start.offset, end.offset).trimEnd()
  return {
    file: source.path,
    start: start.offset,
    end: start.offset + written.length,
    text: asWritten(words),
  }
}

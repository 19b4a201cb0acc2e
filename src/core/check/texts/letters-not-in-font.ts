/** Letters that the font of the site lacks, although Inter has them: visitors see them in another font. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { ungarbled } from '../../base/garbled.ts'
import { fieldOf, type TextAt, textsIn, visitTexts } from '../../base/texts-in.ts'
import type { LanguageConfigs } from '../../site/languages.ts'
import { charactersOf, PUNCTUATION } from '../../site/letters-of-font.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** The letters and signs that people write, of those that Inter has besides ASCII. A test reads the font. */
const OF_INTER =
  '¡-¬®-ňŊ-ǃǅ-ɔɖ-ɻʃʆ-ʐʒʼ\u0300\u0301\u0303\u0304\u0308\u0309\u0323΄-ϗЀ-ѹҀ-ҝҠ-ӿḀ-ẛẝ-῾‚„†′″‹›⁄₠-₯₱-₵₸-₺₼-₿№™↑↓'
/** Visitors do not see an address, the name of a file, or what stands for a picture or for a search. */
const ADDRESS = /https?:\S*|^\S+\.\w+$/g
const HIDDEN = /^(?:alt|searchWords)$/

/** Gives the letters of a file, each once. Call it once for a site: it builds its pattern from site.yaml. */
export function lettersNotInFont(
  config: SiteConfig,
  languages: LanguageConfigs,
): (source: SourceFile) => string {
  const known = PUNCTUATION + charactersOf(config, languages).replaceAll(/[ -~]/g, '')
  // What most letters are not comes first: this is three times as fast.
  const pattern = new RegExp(`[^\\0-\\xa0${known}](?<=[${OF_INTER}])`)
  return (source) => {
    let found = ''
    if (source.mayHold(pattern))
      visitTexts(source.value, [], (text, path) => {
        if (!pattern.test(text)) return
        for (const letter of shown(text, path))
          if (pattern.test(letter) && !found.includes(letter)) found += letter
      })
    return found
  }
}

/** Garbled letters have a message of their own. */
const shown = (text: string, path: FieldPath) =>
  HIDDEN.test(fieldOf(path)) ? '' : ungarbled(text.replaceAll(ADDRESS, ''))

/** Tells all of them once, at the first place. `letters` are those of the pages. */
export function checkLettersOfFont(
  { config, configSource, languages }: Site,
  pages: readonly LinkedPage[],
  letters: readonly string[],
  report: Report,
): void {
  const all = [...letters, lettersNotInFont(config, languages)(configSource)].join('')
  if (all === '') return
  const having = pages.filter((_, index) => letters[index])
  const { source } = having[0] ?? { source: configSource }
  const firstIn = ({ text, path }: TextAt) => [...shown(text, path)].find((each) => all.includes(each))
  const at = textsIn(source.value, []).find(firstIn)
  report({
    ...messages.letterNotInFont([...new Set(all)].join(''), having.length, config.characters),
    span: at ? source.spanOfWords(at.path, firstIn(at) ?? '') : source.spanOf([]),
  })
}

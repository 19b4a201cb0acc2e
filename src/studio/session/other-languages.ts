/** Texts of the settings that changed, though another language has its own text in their place. */
import { textsIn } from '../../core/base/texts-in.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { languagesThatKeep } from '../../core/validate/site-in-language.ts'
import type { ChangedFile } from '../draft/saved.ts'
import { languageName } from '../language-name.ts'
import { placeOf } from '../place-words.ts'
import { read } from './read-text.ts'

/** `Countdown › Label (Swahili)`. */
export function placesInOtherLanguages(files: readonly ChangedFile[]): readonly string[] {
  const { opened, text } = files.find(({ path }) => path === 'site.yaml') ?? {}
  if (!opened || text === undefined) return []
  const [before, after] = [opened.text, text].map((each) => read('site.yaml', each).value)
  return textsIn(after, [])
    .filter(({ path, text: now }) => now !== valueAt(before, path))
    .flatMap(({ path }) =>
      languagesThatKeep(path, before, after).map((name) => `${placeOf(path)} (${languageName(name)})`),
    )
}

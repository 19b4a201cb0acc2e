/** Says after a save what the check has found. */
import { loadDialogWords, sayInDialog } from '../dialog-words.ts'
import type { ChangedFile } from '../draft/saved.ts'
import { say } from '../words.ts'
import { fileInWords } from './file-in-words.ts'
import { placesInOtherLanguages } from './other-languages.ts'
import { engineNow, loadWhole } from './site.ts'
import { store, update } from './state.ts'
import { untoldWarnings } from './told.ts'

const MOST = 3

/** A site with an error is not built: so nobody thinks that visitors see what was saved. New warnings are told beside. */
export async function sayFound(says: string, files: readonly ChangedFile[]): Promise<void> {
  if (!(await loadWhole())) return
  await loadDialogWords()
  const engine = engineNow()
  const found = engine?.check() ?? []
  const errors = found.filter(({ severity }) => severity === 'error')
  if (!engine || store.get()?.notice !== says) return
  const all = errors.length > 0 ? errors : untoldWarnings(engine, found)
  const [first] = all
  const places = placesInOtherLanguages(files).slice(0, MOST).join(', ')
  if (!first)
    return places === ''
      ? undefined
      : update({ notice: `${says} ${sayInDialog('otherLanguages', { places })}` })
  const values = { count: all.length, place: fileInWords(first.span.file) }
  if (all !== errors) return update({ stops: { notice: says, first, words: say('newWarnings', values) } })
  const notice = `${says} ${say('stopsBuild', values)}`
  update({ notice, stops: { notice, first, words: '' } })
}

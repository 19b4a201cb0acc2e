/** Says after a save what the check has found. */
import { loadDialogWords, sayInDialog } from '../dialog-words.ts'
import type { ChangedFile } from '../draft/saved.ts'
import { say } from '../words.ts'
import { fileInWords } from './file-in-words.ts'
import { placesInOtherLanguages } from './other-languages.ts'
import { read } from './read-text.ts'
import { newWarnings, untoldWarnings } from './shown-messages.ts'
import { engineNow, loadWhole } from './site.ts'
import { store, update } from './state.ts'

const MOST = 3

let lastSaved: readonly ChangedFile[] = []

/**
 * A site with an error is not built: so nobody thinks that visitors see what was saved. New warnings are told beside.
 * Who saves again without a change reads all of it again.
 */
export async function sayFound(says: string, files: readonly ChangedFile[]): Promise<void> {
  if (!(await loadWhole())) return
  const engine = engineNow()
  if (files.length > 0) lastSaved = files
  const found = engine?.check() ?? []
  const errors = found.filter(({ severity }) => severity === 'error')
  if (!engine || store.get()?.notice !== says) return
  const warnings = files.length > 0 ? untoldWarnings(engine, found) : newWarnings(engine, found)
  const all = errors.length > 0 ? errors : warnings
  const first = all.find(({ span }) => lastSaved.some(({ path }) => path === span.file)) ?? all[0]
  if (!first) {
    await loadDialogWords().catch(() => undefined)
    const notes = notesOn(lastSaved)
    return notes.length === 0 || store.get()?.notice !== says
      ? undefined
      : update({ notice: [says, ...notes].join(' ') })
  }
  const values = { count: all.length, place: fileInWords(first.span.file) }
  if (all !== errors) return update({ stops: { notice: says, first, words: say('newWarnings', values) } })
  const notice = `${says} ${say('stopsBuild', values)}`
  update({ notice, stops: { notice, first, words: '' } })
}

/** What no message of the check says, because it may be right. */
function notesOn(files: readonly ChangedFile[]): readonly string[] {
  const places = placesInOtherLanguages(files).slice(0, MOST).join(', ')
  const count = files.reduce((sum, { path, opened, text }) => {
    const [before, after] = [opened?.text, text].map((each = '') => read(path, each).standIns.length)
    return sum + Math.max(0, (after ?? 0) - (before ?? 0))
  }, 0)
  return [
    ...(places === '' ? [] : [sayInDialog('otherLanguages', { places })]),
    ...(count === 0 ? [] : [sayInDialog('newStandIns', { count })]),
  ]
}

/** Saves everything that has changed. */
import { type ChangedFile, type ChangedPicture, changedIn, hasChanged, savedDraft } from '../draft/saved.ts'
import { type Saving, sourceNow } from '../source/source.ts'
import { say } from '../words.ts'
import { badDate } from './bad-date.ts'
import { isBegunEmpty } from './begun.ts'
import { endFilling } from './filling.ts'
import { lazily } from './lazy.ts'
import { followPath } from './own-record.ts'
import { checkLater } from './session.ts'
import { store, update } from './state.ts'

let running: Promise<void> | undefined
/** What the next save will say, if the author has asked for it while one is running. */
let nextSays: string | undefined

/** Saves everything. What is typed while a save is running needs another one, which comes after it. */
export function save(says = say('saved')): Promise<void> {
  if (endFilling()) checkLater()
  if (running) nextSays = says
  running ??= saveInTurn(says).finally(() => {
    running = undefined
  })
  return running
}

async function saveInTurn(says: string): Promise<void> {
  for (let words: string | undefined = says; words !== undefined; ) {
    nextSays = undefined
    await saveOnce(words)
    const { draft } = store.get() ?? {}
    // An entry that was begun meanwhile is no change yet, but nobody may think that it is saved.
    words = draft && (hasChanged(draft) || isBegunEmpty()) ? nextSays : undefined
  }
}

/** All files of the change, or none of them. `says` is said once they are saved. */
async function saveOnce(says: string): Promise<void> {
  const state = store.get()
  if (!state || state.isReadOnly || state.conflict || state.kept) return
  const { saving } = sourceNow()
  if (!saving) return update({ notice: says })
  const { files, pictures } = changedIn(state.draft)
  if (files.length + pictures.length === 0)
    return sayAll(say(isBegunEmpty() ? 'addedIsEmpty' : 'nothingToSave'), files)
  // What the last save has found may be mended.
  update({ isSaving: true, notice: '', stops: undefined })
  const isLast = ({ isDeleted }: ChangedPicture) => isDeleted
  const problem = await savePictures(
    pictures.filter((each) => !isLast(each)),
    saving,
  )
  if (problem !== undefined) return update({ isSaving: false, notice: say('notSaved', { reason: problem }) })
  if (files.length > 0 && !(await saveTexts(files, saving))) return
  // A page may have named the picture until its text was saved.
  const stays = await savePictures(pictures.filter(isLast), saving)
  // If a picture stays, nobody may say that everything else is saved.
  update({ isSaving: false, notice: stays ?? '' })
  void followPath()
  if (stays === undefined) await sayAll(says, files)
}

/** With what is still wrong. */
async function sayAll(says: string, files: readonly ChangedFile[]): Promise<void> {
  if (sayUnlessBad(says)) return
  await (await import('./after-saving.ts').catch(() => undefined))?.sayFound(says, files)
}

/** The file has something else than a field with a day that does not exist. Gives `true` if there is one. */
function sayUnlessBad(notice: string): boolean {
  const field = badDate()
  update({ notice: field ? say('dateNotSaved') : notice })
  field?.focus()
  return field !== null
}

/** Gives `false` if nothing was written. */
async function saveTexts(files: readonly ChangedFile[], saving: Saving): Promise<boolean> {
  const answer = await saving.write(
    files.map(({ path, opened, text }) => ({
      path,
      opened: opened?.fingerprint ?? null,
      text: text ?? null,
    })),
  )
  if (answer?.kind !== 'written') {
    update({ isSaving: false })
    if (!answer) update({ notice: say('noServer') })
    else if (answer.kind === 'refused') update({ notice: say('notSaved', { reason: answer.reason }) })
    else
      await (await lazily(import('./conflict.ts')))?.mergeFiles(Object.entries(answer.now), new Map(), save)
    return false
  }
  const { fingerprints } = answer
  const written = files.map(({ path, text }) => ({
    path,
    opened: text === undefined ? undefined : { text, fingerprint: fingerprints[path] ?? '' },
  }))
  // The author may have typed on meanwhile.
  const { draft } = store.get() ?? {}
  if (draft) update({ draft: savedDraft(draft, written, []) })
  return true
}

/** Gives why one was not saved. A new picture that is not used any more stays where it is. */
async function savePictures(
  pictures: readonly ChangedPicture[],
  { upload }: Saving,
): Promise<string | undefined> {
  for (const each of pictures) {
    const problem = await upload(each).catch(() => say('noServer'))
    if (problem !== undefined) return problem
    const { draft } = store.get() ?? {}
    if (draft) update({ draft: savedDraft(draft, [], [each]) })
  }
  return undefined
}

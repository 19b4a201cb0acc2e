/** Saves the page, and brings together what two people changed. */
import type { Sources, Text } from '../../preview/studio.ts'
import { adopted } from '../draft/adopt.ts'
import { textAt } from '../draft/draft.ts'
import type { Choice } from '../draft/merge/merged.ts'
import type { Choices } from '../draft/merge/plan.ts'
import {
  type ChangedFile,
  type ChangedPicture,
  changedIn,
  hasChanged,
  savedDraft,
  siteFingerprint,
} from '../draft/saved.ts'
import { badDate } from '../form/inputs/date-input.tsx'
import { isBegunEmpty } from '../form/tools/begun.ts'
import { fetchSources, type Saving, sourceNow } from '../source/source.ts'
import { say } from '../words.ts'
import { fileInWords } from './file-in-words.ts'
import { endFilling } from './filling.ts'
import { needed } from './needed.ts'
import { followPath } from './own-record.ts'
import { checkLater, put, refresh } from './session.ts'
import { engineNow, knowOthers, loadWhole, withFiles } from './site.ts'
import { store, update } from './state.ts'
import { untoldWarnings } from './told.ts'

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
    words = draft && hasChanged(draft) ? nextSays : undefined
  }
}

/** All files of the change, or none of them. `says` is said once they are saved. */
async function saveOnce(says: string): Promise<void> {
  const state = store.get()
  if (!state || state.isReadOnly || state.meeting || state.kept) return
  const { saving } = sourceNow()
  if (!saving) return update({ notice: says })
  const { files, pictures } = changedIn(state.draft)
  if (files.length + pictures.length === 0)
    return void sayUnlessBad(say(isBegunEmpty() ? 'addedIsEmpty' : 'nothingToSave'))
  update({ isSaving: true, notice: '' })
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
  const isSaid = stays !== undefined || sayUnlessBad(says)
  void followPath()
  if (files.length > 0 && !isSaid) await sayFound(says)
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
    else await meet(Object.entries(answer.now), new Map())
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

/** A site with an error is not built: so nobody thinks that visitors see what was saved. New warnings are told beside. */
async function sayFound(says: string): Promise<void> {
  if (!(await loadWhole())) return
  const engine = engineNow()
  const found = engine?.check() ?? []
  const errors = found.filter(({ severity }) => severity === 'error')
  if (!engine || store.get()?.notice !== says) return
  const all = errors.length > 0 ? errors : untoldWarnings(engine, found)
  const [first] = all
  if (!first) return
  const values = { count: all.length, place: fileInWords(first.span.file) }
  if (all !== errors) return update({ stops: { notice: says, first, words: say('newWarnings', values) } })
  const notice = `${says} ${say('stopsBuild', values)}`
  update({ notice, stops: { notice, first, words: '' } })
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

/** Brings both versions of each file together, and asks where they clash. */
async function meet(
  now: readonly (readonly [path: string, theirs: Text | null])[],
  choices: Choices,
  proposal?: number,
): Promise<void> {
  const code = await needed(import('../draft/merge/merge.ts'))
  if (!code) return
  for (const [path, found] of now) {
    const { draft } = store.get() ?? {}
    if (!draft) return
    const theirs = found ?? undefined
    const opened = draft.files.get(path)?.opened?.text
    const { text, open } = code.merge(
      { path, opened, mine: textAt(draft, path), theirs: theirs?.text },
      choices,
    )
    if (open.length > 0)
      return update({
        meeting: { path, theirs, choices, open, proposal },
        notice: proposal === undefined ? say('changed') : say('changedByOwn', { number: proposal }),
      })
    update({ meeting: undefined })
    put(adopted(draft, path, theirs, text))
  }
  const { draft } = store.get() ?? {}
  const says = proposal === undefined ? say('merged') : say('mergedWithOwn', { number: proposal })
  if (draft && hasChanged(draft)) void save(says)
}

/** The author has chosen between two versions of one value. */
export function chooseVersion(key: string, choice: Choice): void {
  const { meeting } = store.get() ?? {}
  if (!meeting) return
  const { path, theirs, choices, proposal } = meeting
  void meet([[path, theirs ?? null]], new Map([...choices, [key, choice]]), proposal)
}

/** These files are different where the change would go. `proposal` is that of this browser, if it has them. */
export function takeTheirs(
  theirs: readonly { readonly path: string; readonly text: string | null }[],
  proposal: number | undefined,
): Promise<void> {
  const { draft } = store.get() ?? {}
  const now = theirs.map(({ path, text }) => {
    const fingerprint = (draft && siteFingerprint(draft, path)) ?? ''
    return [path, text === null ? null : { text, fingerprint }] as const
  })
  return meet(now, new Map(), proposal)
}

/** Files have changed. The page takes over what it has not changed itself. */
export async function takeNews(): Promise<void> {
  hasNews = true
  if (isTaking) return
  isTaking = true
  try {
    while (hasNews) {
      hasNews = false
      await takeOnce()
    }
  } finally {
    isTaking = false
  }
}

/** One after the other. Otherwise older texts could arrive last. */
let isTaking = false
let hasNews = false

async function takeOnce(): Promise<void> {
  const before = openedNow()
  const sources = await fetchSources().catch(() => undefined)
  if (!sources) return
  await knowOthers(sources)
  // If the page was saved meanwhile, these texts are older. The news of that follow.
  const after = new Set(openedNow())
  if (before.every((opened) => after.has(opened))) takeOwn(sources)
  refresh()
}

/** New objects after each save, also if a text is the same again as it was before. */
const openedNow = () => [...(store.get()?.draft.files.values() ?? [])].map(({ opened }) => opened)

function takeOwn({ texts }: Sources): void {
  const state = store.get()
  if (!state || state.isSaving) return
  let { draft } = state
  for (const [path, { opened, text }] of draft.files) {
    const theirs = texts[path]
    const isMine = text !== opened?.text
    if (!theirs && !isMine && opened) draft = adopted(draft, path, undefined, undefined)
    if (theirs && !isMine && theirs.fingerprint !== opened?.fingerprint)
      draft = adopted(draft, path, theirs, theirs.text)
  }
  // A page that somebody has deleted may come back.
  if (!draft.files.has(state.page) && texts[state.page]) draft = withFiles(draft, [state.page])
  const isGone = state.draft.files.has(state.page) && !draft.files.has(state.page)
  if (draft !== state.draft) put(draft, isGone ? say('goneElsewhere', { path: state.page }) : '')
}

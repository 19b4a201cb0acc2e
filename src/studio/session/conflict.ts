/** Brings together what two people changed. What is brought together is saved again. */
import type { Text } from '../../preview/studio.ts'
import { adopted } from '../draft/adopt.ts'
import { textAt } from '../draft/draft.ts'
import type { Choice } from '../draft/merge/merged.ts'
import type { Choices } from '../draft/merge/plan.ts'
import { hasChanged, siteFingerprint } from '../draft/saved.ts'
import { say } from '../words.ts'
import { lazily } from './lazy.ts'
import { put } from './session.ts'
import { store, update } from './state.ts'

type Save = (says: string) => Promise<void>

/** Brings both versions of each file together, and asks where they clash. */
export async function mergeFiles(
  now: readonly (readonly [path: string, theirs: Text | null])[],
  choices: Choices,
  save: Save,
  proposal?: number,
): Promise<void> {
  const code = await lazily(import('../draft/merge/merge.ts'))
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
        conflict: { path, theirs, choices, open, proposal },
        notice: proposal === undefined ? say('changed') : say('changedByOwn', { number: proposal }),
      })
    update({ conflict: undefined })
    put(adopted(draft, path, theirs, text))
  }
  const { draft } = store.get() ?? {}
  const says = proposal === undefined ? say('merged') : say('mergedWithOwn', { number: proposal })
  if (draft && hasChanged(draft)) void save(says)
}

/** The author has chosen between two versions of one value. */
export function chooseVersion(key: string, choice: Choice, save: Save): void {
  const { conflict } = store.get() ?? {}
  if (!conflict) return
  const { path, theirs, choices, proposal } = conflict
  void mergeFiles([[path, theirs ?? null]], new Map([...choices, [key, choice]]), save, proposal)
}

/** These files are different where the change would go. `proposal` is that of this browser, if it has them. */
export function takeTheirs(
  theirs: readonly { readonly path: string; readonly text: string | null }[],
  proposal: number | undefined,
  save: Save,
): Promise<void> {
  const { draft } = store.get() ?? {}
  const now = theirs.map(({ path, text }) => {
    const fingerprint = (draft && siteFingerprint(draft, path)) ?? ''
    return [path, text === null ? null : { text, fingerprint }] as const
  })
  return mergeFiles(now, new Map(), save, proposal)
}

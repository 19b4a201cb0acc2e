/** Puts a picture into the draft, with what it shows. One step, which Undo takes back as a whole. */
import { applySplices } from '../../core/base/edit.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import { operate } from '../operations/operate.ts'
import type { Operation } from '../operations/operation.ts'
import { trimmed } from '../operations/trimmed.ts'
import { performStep } from '../session/session.ts'
import { store, update } from '../session/state.ts'
import { say } from '../words.ts'

export type NewPicture = {
  readonly blob: Blob
  /** Below pages/. */
  readonly name: string
  /** `undefined`: only decoration. */
  readonly alt: string | undefined
  /** The file in whose place it is put, as it is on the disk. `undefined` for a new file. */
  readonly was: Blob | undefined
}

/** `at` is the path of the field with the name of the picture. */
export function addPicture(at: FieldPath, { blob, name, alt, was }: NewPicture): boolean {
  const state = store.get()
  if (!state) return false
  const { path, source } = state
  const [field, group] = [String(at.at(-1)), at.slice(0, -1)]
  const [kept, gone] = alt === undefined ? ['decorative', 'alt'] : ['alt', 'decorative']
  const operations: readonly Operation[] = [
    { kind: 'set', at, value: name },
    { kind: 'mark', at, standIn: false },
    { kind: 'set', at: [...group, kept], value: alt ?? 'true', after: field },
    { kind: 'unset', at: [...group, gone] },
  ]
  let { text } = source
  for (const operation of operations) {
    const outcome = operate({ path, text }, operation)
    if ('edits' in outcome) text = applySplices(text, outcome.edits)
    else if (operation.kind === 'set') {
      update({ notice: say('notPossible') })
      return false
    }
  }
  const edit = { file: path, ...trimmed(source.text, { start: 0, end: source.text.length, text }) }
  const picture = { path: `pages/${name}`, picture: blob, ...(was ? { was } : {}) }
  const notice = was ? say('pictureReplaced', { name }) : say('pictureAdded')
  performStep({ edits: text === source.text ? [] : [edit], pictures: [picture] }, notice)
  return true
}

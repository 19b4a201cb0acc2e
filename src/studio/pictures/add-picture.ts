/** Puts a picture into the draft, with what it shows. One step, which Undo takes back as a whole. */
import { applySplices } from '../../core/base/edit.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { operate } from '../operations/operate.ts'
import type { Operation } from '../operations/operation.ts'
import { trimmed } from '../operations/trimmed.ts'
import { performStep } from '../session/session.ts'
import { store, update } from '../session/state.ts'
import { say } from '../words.ts'
import { altOfSite } from './alt-of-site.ts'

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
  const [field, group] = [String(at.at(-1)), at.slice(0, -1)]
  const [kept, gone] = alt === undefined ? ['decorative', 'alt'] : ['alt', 'decorative']
  const edits = editsOf([
    { kind: 'set', at, value: name },
    { kind: 'mark', at, standIn: false },
    { kind: 'set', at: [...group, kept], value: alt ?? 'true', after: field },
    { kind: 'unset', at: [...group, gone] },
    captionOpen(at),
  ])
  if (!edits) return false
  const picture = { path: `pages/${name}`, picture: blob, ...(was ? { was } : {}) }
  const notice = was ? say('pictureReplaced', { name }) : say('pictureAdded')
  performStep({ edits, pictures: [picture] }, notice)
  return true
}

/** A picture of the site, with what the site says of it elsewhere. */
export function choosePicture(at: FieldPath, name: string): void {
  const alt = altOfSite()(name)
  const altAt = [...at.slice(0, -1), 'alt']
  const isDecoration = valueAt(store.get()?.source.value, [...at.slice(0, -1), 'decorative']) !== undefined
  const said: readonly Operation[] =
    alt === undefined || isDecoration
      ? [{ kind: 'mark', at: altAt, standIn: true }]
      : [
          { kind: 'set', at: altAt, value: alt, after: String(at.at(-1)) },
          { kind: 'mark', at: altAt, standIn: false },
        ]
  const edits = editsOf([{ kind: 'set', at, value: name }, ...said, captionOpen(at)])
  if (edits) performStep({ edits }, '')
}

/** The words below a picture may be about the one that was there before. */
const captionOpen = (at: FieldPath): Operation => ({
  kind: 'mark',
  at: [...at.slice(0, -1), 'caption'],
  standIn: true,
})

/** What is not there cannot be marked. `undefined`, and said, if a value cannot be written. */
function editsOf(operations: readonly Operation[]): readonly Edit[] | undefined {
  const { formPath, source } = store.get() ?? {}
  if (formPath === undefined || !source) return undefined
  let { text } = source
  for (const operation of operations) {
    const outcome = operate({ path: formPath, text }, operation)
    if ('edits' in outcome) text = applySplices(text, outcome.edits)
    else if (operation.kind === 'set') {
      update({ notice: say('notPossible') })
      return undefined
    }
  }
  if (text === source.text) return []
  return [{ file: formPath, ...trimmed(source.text, { start: 0, end: source.text.length, text }) }]
}

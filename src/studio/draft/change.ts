/** Changes a draft, and takes changes back: the form, the text, the page and the pictures share one row of steps. */
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { joined } from '../operations/joined.ts'
import type { Change, Draft, Picture, Splice, Step } from './draft.ts'
import { OF_SITE, textAt } from './draft.ts'
import { composed, inverseOf, spliced } from './splices.ts'

/** What one step does. `edits` are for texts that are open; those of one file do not overlap. */
export type NewStep = {
  readonly edits?: readonly Edit[]
  /** New texts, or `undefined` to delete a file. */
  readonly files?: readonly { readonly path: string; readonly text: string | undefined }[]
  /** New pictures, or `undefined` to delete one. `was` is the one on the disk that a picture replaces. */
  readonly pictures?: readonly PictureChange[]
  readonly target?: string
  readonly time: number
  readonly label?: string
}

export type PictureChange = {
  readonly path: string
  readonly picture: Picture | undefined
  readonly was?: Picture
}

/** Steps at one target are joined if they follow each other within this time. */
const TOGETHER_MS = 1000

/** Edits of a file that is not open, or is deleted, are left out. The steps that could be redone are gone. */
export function changeDraft(draft: Draft, step: NewStep): Draft {
  const known = withPictures(draft, step.pictures ?? [])
  const changes: readonly Change[] = [
    ...editsIn(draft, step.edits ?? []),
    ...(step.files ?? []).map(({ path, text }) => {
      return { kind: 'file', path, before: textAt(draft, path), after: text } as const
    }),
    ...(step.pictures ?? []).map(({ path, picture }) => {
      const after = picture && keyOf(known, picture)
      return { kind: 'picture', path, before: known.pictureAt.get(path), after } as const
    }),
  ]
  if (changes.length === 0) return draft
  const { target, time, label } = step
  const undo = stepsWith(draft, { changes, target, time, label })
  return { ...applyAll(known, changes), undo, redo: [] }
}

function editsIn(draft: Draft, edits: readonly Edit[]): readonly Change[] {
  const paths = [...new Set(edits.map(({ file }) => file))]
  return paths.flatMap((path) => {
    const text = textAt(draft, path)
    if (text === undefined) return []
    const own = edits.filter(({ file }) => file === path)
    const splices = joined(own.map(({ start, end, text: words }) => ({ start, end, text: words })))
    return [{ kind: 'edit', path, splices, inverse: inverseOf(text, splices) } as const]
  })
}

/** A draft that knows new pictures, and what they replace. */
function withPictures(draft: Draft, changed: readonly PictureChange[]): Draft {
  const pictures = new Map(draft.pictures)
  const pictureAt = new Map(draft.pictureAt)
  const savedPictureAt = new Map(draft.savedPictureAt)
  const add = (picture: Picture | undefined, kind = 'picture') => {
    const known = picture && keyOf({ pictures }, picture)
    if (!picture || known !== undefined) return known
    const key = `${kind}-${pictures.size + 1}`
    pictures.set(key, picture)
    return key
  }
  for (const { path, picture, was } of changed) {
    add(picture)
    const isChanged = pictureAt.get(path) !== savedPictureAt.get(path)
    if (pictureAt.has(path) && (!was || isChanged)) continue
    const key = add(was, OF_SITE)
    pictureAt.set(path, key)
    savedPictureAt.set(path, key)
  }
  return { ...draft, pictures, pictureAt, savedPictureAt }
}

function keyOf({ pictures }: Pick<Draft, 'pictures'>, picture: Picture): string | undefined {
  return [...pictures].find(([, known]) => known === picture)?.[0]
}

/** The steps with a new one, which may go on with the last one. */
function stepsWith({ undo, redo }: Draft, step: Step): readonly Step[] {
  const last = undo.at(-1)
  const goesOn =
    last !== undefined &&
    redo.length === 0 &&
    step.target !== undefined &&
    last.target === step.target &&
    step.time - last.time < TOGETHER_MS
  if (!goesOn) return [...undo, step]
  const [before, next] = [last.changes.at(-1), step.changes[0]]
  const one = step.changes.length === 1 && before && next ? joinedChange(before, next) : undefined
  const changes = one ? [...last.changes.slice(0, -1), one] : [...last.changes, ...step.changes]
  return [...undo.slice(0, -1), { ...last, changes, time: step.time }]
}

/** Two edits of one place as one. */
function joinedChange(before: Change, next: Change): Change | undefined {
  if (before.kind !== 'edit' || next.kind !== 'edit' || before.path !== next.path) return undefined
  const [first, back, second, secondBack] = [
    before.splices[0],
    before.inverse[0],
    next.splices[0],
    next.inverse[0],
  ]
  const isOne = before.splices.length === 1 && next.splices.length === 1
  const whole = isOne && first && back && second && secondBack ? composed(first, back, second) : undefined
  if (!whole || !back || !secondBack) return undefined
  const { splice, replaced } = whole
  const words = secondBack.text
  const lead = words.slice(0, replaced.before)
  const trail = replaced.after > 0 ? words.slice(-replaced.after) : ''
  const inverse: Splice = {
    start: splice.start,
    end: splice.start + splice.text.length,
    text: lead + back.text + trail,
  }
  return { kind: 'edit', path: before.path, splices: [splice], inverse: [inverse] }
}

export function undo(draft: Draft): Draft {
  const step = draft.undo.at(-1)
  if (!step) return draft
  const back = applyAll(draft, step.changes.toReversed().map(reversed))
  return { ...back, undo: draft.undo.slice(0, -1), redo: [...draft.redo, step] }
}

export function redo(draft: Draft): Draft {
  const step = draft.redo.at(-1)
  if (!step) return draft
  return { ...applyAll(draft, step.changes), undo: [...draft.undo, step], redo: draft.redo.slice(0, -1) }
}

function reversed(change: Change): Change {
  if (change.kind === 'edit') return { ...change, splices: change.inverse, inverse: change.splices }
  return { ...change, before: change.after, after: change.before }
}

function applyAll(draft: Draft, changes: readonly Change[]): Draft {
  const files = new Map(draft.files)
  const pictureAt = new Map(draft.pictureAt)
  const write = (path: string, text: string | undefined) => {
    const opened = files.get(path)?.opened
    if (text === undefined && !opened) files.delete(path)
    else files.set(path, { opened, text })
  }
  for (const change of changes) {
    const { path } = change
    if (change.kind === 'edit') write(path, spliced(files.get(path)?.text ?? '', change.splices))
    else if (change.kind === 'file') write(path, change.after)
    else pictureAt.set(path, change.after)
  }
  return { ...draft, files, pictureAt }
}

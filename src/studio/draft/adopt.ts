/** A draft with a foreign version of a file, merged into the text. Steps before it can still be undone if they are elsewhere. */
import { trimmed } from '../operations/trimmed.ts'
import type { Change, Draft, Opened, Splice, Step } from './draft.ts'

/** `theirs` is the version on the disk, `text` what became of both (`merge/`); `undefined`: deleted. */
export function adopted(
  draft: Draft,
  path: string,
  theirs: Opened | undefined,
  text: string | undefined,
): Draft {
  const mine = draft.files.get(path)?.text
  const files = new Map(draft.files)
  if (theirs === undefined && text === undefined) files.delete(path)
  else files.set(path, { opened: theirs, text })
  const undo =
    mine === undefined || text === undefined
      ? draft.undo.filter((step) => !touches(step, path))
      : rebasedSteps(draft.undo, path, [trimmed(mine, { start: 0, end: mine.length, text })])
  return { ...draft, files, undo, redo: draft.redo.filter((step) => !touches(step, path)) }
}

const touches = ({ changes }: Step, path: string) =>
  changes.some((change) => change.kind !== 'picture' && change.path === path)

/** The steps as if the foreign change had been there first. A step at the same place is dropped, with those before it. */
function rebasedSteps(steps: readonly Step[], path: string, foreign: readonly Splice[]): readonly Step[] {
  let over: readonly Splice[] | undefined = foreign
  const kept: Step[] = []
  for (const step of steps.toReversed()) {
    if (!touches(step, path)) {
      kept.unshift(step)
      continue
    }
    const changes: Change[] = []
    for (const change of step.changes.toReversed()) {
      const isOther = change.kind === 'picture' || change.path !== path
      const next: Rebased | undefined = isOther || !over ? undefined : rebasedChange(change, over)
      if (!isOther) over = next?.over
      if (isOther) changes.unshift(change)
      else if (next) changes.unshift(next.change)
    }
    if (over) kept.unshift({ ...step, changes })
  }
  return kept
}

type Rebased = { readonly change: Change; readonly over: readonly Splice[] }

function rebasedChange(change: Change, over: readonly Splice[]): Rebased | undefined {
  if (change.kind !== 'edit') return undefined
  const inverse = rebased(change.inverse, over)
  const before = rebased(over, change.inverse)
  const splices = before && rebased(change.splices, before)
  return inverse && before && splices && { change: { ...change, inverse, splices }, over: before }
}

/** Splices for the text after others. `undefined` if two of them touch each other. */
function rebased(splices: readonly Splice[], over: readonly Splice[]): readonly Splice[] | undefined {
  const touching = splices.some((one) =>
    over.some((other) => one.start <= other.end && other.start <= one.end),
  )
  if (touching) return undefined
  return splices.map(({ start, end, text }) => {
    const shift = over
      .filter((other) => other.end < start)
      .reduce((sum, other) => sum + other.text.length - (other.end - other.start), 0)
    return { start: start + shift, end: end + shift, text }
  })
}

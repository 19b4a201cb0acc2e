/** Takes a picture out of all steps of a draft. It stays as the site has it. */
import type { Draft, Step } from './draft.ts'

export function stayed(draft: Draft, path: string): Draft {
  const without = (at: Draft['pictureAt']) => new Map([...at].filter(([each]) => each !== path))
  const others = (steps: readonly Step[]) =>
    steps
      .map((step) => ({
        ...step,
        changes: step.changes.filter((change) => change.kind !== 'picture' || change.path !== path),
      }))
      .filter(({ changes }) => changes.length > 0)
  return {
    ...draft,
    pictureAt: without(draft.pictureAt),
    savedPictureAt: without(draft.savedPictureAt),
    undo: others(draft.undo),
    redo: others(draft.redo),
  }
}

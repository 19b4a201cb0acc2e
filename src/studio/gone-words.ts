/** What stands in the place of a file that is deleted. */
import { type Draft, textAt } from './draft/draft.ts'
import { say } from './words.ts'

/** `undefined` if the file is there. */
export function goneWords(draft: Draft, path: string): string | undefined {
  if (textAt(draft, path) !== undefined) return undefined
  return say(wasMine(draft, path) ? 'isGone' : 'goneElsewhere', { path })
}

/** Whether Undo brings the deleted file back. */
const wasMine = ({ undo }: Draft, path: string): boolean =>
  undo.some(({ changes }) => changes.some((change) => change.kind === 'file' && change.path === path))

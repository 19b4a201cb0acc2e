/** The dialog with its words. */
import { ProposeDialog } from './propose-dialog.tsx'
import { loadProposalWords } from './words.ts'

export async function loadDialog() {
  await loadProposalWords()
  return ProposeDialog
}

/** The dialog with its words. */

import { loadDialogWords } from '../dialog-words.ts'
import { ProposeDialog } from './propose-dialog.tsx'

export async function loadDialog() {
  await loadDialogWords()
  return ProposeDialog
}

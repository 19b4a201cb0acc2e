/** The dialog about the pages of the site, with its words. */
import { loadDialogWords } from '../dialog-words.ts'
import { PageDialog } from './page-dialog.tsx'

export async function loadPageDialog() {
  await loadDialogWords()
  return { default: PageDialog }
}

/** What changes the page must have its file open, and not the file that the form shows beside it. */
import { openFile } from './session.ts'
import { store } from './state.ts'

export function openPage(): void {
  const { framePath } = store.get() ?? {}
  if (framePath !== undefined) openFile(framePath)
}

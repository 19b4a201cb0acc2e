/** From one place with the words to the next. */
import { sayInDialog } from '../dialog-words.ts'
import { fileInWords } from '../session/file-in-words.ts'
import { update } from '../session/state.ts'
import { finding } from '../session/view.ts'
import { type Found, findWords, nextAfter } from './find-words.ts'
import { filesNow, leadToFound } from './places.ts'

/** The place where the author is. */
let last: Pick<Found, 'file' | 'order' | 'from'> | undefined

export function goTo(search: string, found: readonly Found[], number: number): void {
  const place = found[number]
  if (!place) return
  last = place
  finding.set(search)
  leadToFound(place)
  const [what, page] = [place.at.what(), fileInWords(place.file)]
  update({ notice: sayInDialog('placeNow', { number: number + 1, count: found.length, what, page }) })
}

/** What the author has changed meanwhile counts. */
export function goOn(): void {
  const [search, files] = [finding.get(), filesNow()]
  const found = findWords(files, search)
  if (found.length === 0) update({ notice: sayInDialog('noPlaceLeft', { words: search }) })
  else goTo(search, found, nextAfter(found, last, files.paths))
}

/** The name of the branch of a proposal, from the words of the change. Studio shows it before the server makes it. */
import { slugOf } from '../../base/slug.ts'
import { cutTitle } from './title.ts'

const LONGEST = 48
const LONGEST_TITLE = 100

/** `studio-school-fees-grade-4`. */
export function branchName(words: string, isTaken: (name: string) => boolean): string {
  const name = `studio-${slugOf(words, LONGEST) || 'change'}`
  let free = name
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`
  return free
}

/** What the author has typed, or else the title that the change has by itself. `rest` is what the first line has no room for. */
export const titleLine = (typed: string, own: string): ReturnType<typeof cutTitle> =>
  cutTitle(typed.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim() || own, LONGEST_TITLE)

/** The name of the branch of a proposal, from the words of the change. Studio shows it before the server makes it. */
import { slugOf } from '../../base/slug.ts'

const LONGEST = 48
const LONGEST_TITLE = 100

/** `studio-school-fees-grade-4`. */
export function branchName(words: string, isTaken: (name: string) => boolean): string {
  const name = `studio-${slugOf(words, LONGEST) || 'change'}`
  let free = name
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`
  return free
}

/** What the author has typed, or else the title that the change has by itself. */
export const titleLine = (typed: string, own: string): string =>
  typed
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE) || own

/** The name of the branch of a proposal, from the words of the change. */
import { slugOf } from '../../../core/base/slug.ts'

const LONGEST = 48

/** `studio-school-fees-grade-4`. */
export function branchName(words: string, isTaken: (name: string) => boolean): string {
  const name = `studio-${slugOf(words, LONGEST) || 'change'}`
  let free = name
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`
  return free
}

/** The name of the branch of a proposal, from the words of the change. */
import { plainName } from '../../../core/base/plain-name.ts'

const LONGEST = 48

/** `studio-school-fees-grade-4`. */
export function branchName(words: string, isTaken: (name: string) => boolean): string {
  const name = `studio-${plainName(words, LONGEST) || 'change'}`
  let free = name
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`
  return free
}

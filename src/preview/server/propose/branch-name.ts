/** The name of the branch of a proposal, from the words of the change. */
const LONGEST = 48

/** `studio-school-fees-grade-4`. */
export function branchName(words: string, isTaken: (name: string) => boolean): string {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  const short = plain.length > LONGEST ? plain.slice(0, LONGEST).replace(/-[^-]*$/, '') : plain
  const name = `studio-${short || 'change'}`
  let free = name
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`
  return free
}

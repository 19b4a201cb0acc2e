/** Says what is wrong with the call or with the machine. Gives the exit code. */
export function complain(problem: string): 2 {
  process.stderr.write(`ukurasa: ${problem}\n`)
  return 2
}

/** For commands that change Ukurasa itself. */
export const NEEDS_SOURCES =
  'This command changes the sources of Ukurasa, and an installed package has none. Run it in a clone of the repository.'

/** Says what is wrong with the call or with the machine. Gives the exit code. */
export function complain(problem: string): 2 {
  process.stderr.write(`ukurasa: ${problem}\n`)
  return 2
}

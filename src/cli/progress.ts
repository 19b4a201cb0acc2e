/** How far a command is that takes more than a second: one line on a terminal, written over, gone in the end. */

export type Progress = {
  /** What is going on now: Reads the pages, 12 of 80. */
  readonly say: (words: string) => void
  /** Wipes the line. */
  readonly end: () => void
}

type Surroundings = {
  readonly isTerminal: boolean
  readonly write: (text: string) => unknown
  /** Milliseconds of a clock that only goes forward. */
  readonly time: () => number
}

/** Until then nothing is said, so that a quick command is quiet. */
const QUIET_FOR = 1000
const BETWEEN = 100
const LONGEST = 78
/** To the start of the line, which is deleted. */
const WIPE = '\r\u001b[2K'

const PROCESS: Surroundings = {
  isTerminal: process.stderr.isTTY === true && process.env.TERM !== 'dumb' && !process.env.CI,
  write: (text) => process.stderr.write(text),
  time: () => performance.now(),
}

/** On standard error, so that standard output holds the result alone. */
export function progress({ isTerminal, write, time }: Surroundings = PROCESS): Progress {
  const start = time()
  let last: number | undefined
  return {
    say: (words) => {
      const now = time()
      if (!isTerminal || now - start < QUIET_FOR || (last !== undefined && now - last < BETWEEN)) return
      last = now
      write(`${WIPE}${words.slice(0, LONGEST)}`)
    },
    end: () => {
      if (last !== undefined) write(WIPE)
      last = undefined
    },
  }
}

/** Shows how far a slow command is: one line on a terminal, which changes and disappears at the end. */
import { observed } from '../../build/files/site-files.ts'
import type { DocumentFiles } from '../../core/load/site-files.ts'

export type Progress = {
  /** Shows what happens now: Reading pages, 12 of 80. */
  readonly say: (words: string) => void
  /** Wipes the line. */
  readonly end: () => void
  /** Nobody sees the line, so callers can skip the work of making the words. */
  readonly isSilent?: boolean
}

type Surroundings = {
  readonly isTerminal: boolean
  readonly write: (text: string) => unknown
  /** In milliseconds, from a clock that never goes back. */
  readonly time: () => number
  /** Acts after some milliseconds if the process still runs. Gives a function that cancels it. */
  readonly later: (act: () => void, after: number) => () => void
}

/** In milliseconds. Before that nothing is shown, so that a quick command is quiet. */
const QUIET_FOR = 1000
const BETWEEN = 100
const LONGEST = 78
/** Goes to the start of the line and deletes it. */
const WIPE = '\r\u001b[2K'

const PROCESS: Surroundings = {
  isTerminal: process.stderr.isTTY === true && process.env.TERM !== 'dumb' && !process.env.CI,
  write: (text) => process.stderr.write(text),
  time: () => performance.now(),
  later: (act, after) => {
    const timer = setTimeout(act, after).unref()
    return () => clearTimeout(timer)
  },
}

/** In milliseconds. Before that a rate means little. */
const SETTLED = 500

/** Shows a count on the line: `Reading pages, 1200 of 8000, 900 a second`. */
export function counter(line: Progress, what: string, time = () => performance.now()) {
  let start: number | undefined
  return (done: number, total: number): void => {
    if (line.isSilent) return
    start ??= time()
    const passed = time() - start
    const rate = passed < SETTLED ? '' : `, ${Math.round((done / passed) * 1000)} a second`
    line.say(`${what}, ${done} of ${total}${rate}`)
  }
}

const AGAIN = 250

/** Shows words until the work is done. Shows them again and again, because the tools that work may wipe the line. */
export async function shownDuring<Result>(
  line: Progress,
  words: string,
  work: Promise<Result>,
): Promise<Result> {
  line.say(words)
  const timer = setInterval(() => line.say(words), AGAIN)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}

/** Counts pages that others read. */
export function pageCounter({ names }: DocumentFiles, line: Progress): (read: number) => void {
  const count = counter(line, 'Reading pages')
  return (read) => count(read, Math.max(read, names.length))
}

/** The same files. The line shows how many of them have been read. */
export function withProgress<Files extends DocumentFiles>(files: Files, line: Progress): Files {
  const onPages = pageCounter(files, line)
  let done = 0
  return observed(files, () => onPages(++done))
}

/** Writes to standard error, so that standard output has only the result. */
export function progress({ isTerminal, write, time, later }: Surroundings = PROCESS): Progress {
  // Does not even ask the clock, which Node would have to load.
  if (!isTerminal) return { isSilent: true, say: () => undefined, end: () => undefined }
  const start = time()
  let last: number | undefined
  let cancel: (() => void) | undefined
  const show = (words: string) => {
    last = time()
    write(`${WIPE}${words.slice(0, LONGEST)}`)
  }
  return {
    say: (words) => {
      cancel?.()
      const now = time()
      const next = last === undefined ? start + QUIET_FOR : last + BETWEEN
      if (now >= next) show(words)
      else cancel = later(() => show(words), next - now)
    },
    end: () => {
      cancel?.()
      if (last !== undefined) write(WIPE)
    },
  }
}

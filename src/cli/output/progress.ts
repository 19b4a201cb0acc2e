/** How far a command is that takes more than a second: one line on a terminal, written over, gone in the end. */
import { heard, type SiteFiles } from '../../core/load/load.ts'

export type Progress = {
  /** What is going on now: Reads the pages, 12 of 80. */
  readonly say: (words: string) => void
  /** Wipes the line. */
  readonly end: () => void
  /** Nobody sees it: what is said of each of thousands of pages need not be put into words. */
  readonly isSilent?: boolean
}

type Surroundings = {
  readonly isTerminal: boolean
  readonly write: (text: string) => unknown
  /** Milliseconds of a clock that only goes forward. */
  readonly time: () => number
  /** Acts after some milliseconds, if the process still lives then; gives what calls it off. */
  readonly later: (act: () => void, after: number) => () => void
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
  later: (act, after) => {
    const timer = setTimeout(act, after).unref()
    return () => clearTimeout(timer)
  },
}

/** From then on a rate says something. In milliseconds. */
const SETTLED = 500

/** A line that counts: `Reading pages, 1200 of 8000, 900 a second`. */
export function counted(line: Progress, what: string, time = () => performance.now()) {
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

/** Shows words until a work is done, again and again: the tools that do it may wipe the line. */
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

/** Tells of pages that others read. */
export function toldPages({ names }: SiteFiles, line: Progress): (read: number) => void {
  const tell = counted(line, 'Reading pages')
  return (read) => tell(read, Math.max(read, names.length))
}

/** The files of a site; the line says how many of them were read. */
export function watched(files: SiteFiles, line: Progress): SiteFiles {
  const tell = toldPages(files, line)
  let done = 0
  return heard(files, () => tell(++done))
}

/** On standard error, so that standard output holds the result alone. */
export function progress({ isTerminal, write, time, later }: Surroundings = PROCESS): Progress {
  // Not even the clock is asked, which Node would have to load.
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

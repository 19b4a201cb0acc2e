/** Breaks words into lines that fit: as large as possible, and of similar length. Pure. */

export type Wrapped = { readonly size: number; readonly lines: readonly string[] }

/** A size of the letters, and how many lines it may take. */
export type Step = { readonly size: number; readonly most: number }

/** The length of words as a part of the size of the letters. */
export type Advance = (words: string) => number

/** Takes the first step that has room for the words. If none has, the last step takes what fits, and an ellipsis. */
export function wrap(words: string, width: number, steps: readonly Step[], advance: Advance): Wrapped {
  for (const { size, most } of steps) {
    const lines = broken(words, width / size, advance)
    if (lines.length <= most && lines.every((line) => advance(line) * size <= width))
      return { size, lines: evened(lines, words, width / size, advance) }
  }
  const { size, most } = steps.at(-1) ?? { size: 1, most: 1 }
  const lines = broken(words, width / size, advance)
  const shown = lines.slice(0, most)
  const last = (index: number) => index === most - 1 && lines.length > most
  return { size, lines: shown.map((line, index) => fitted(line, last(index), width / size, advance)) }
}

function broken(words: string, width: number, advance: Advance): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && advance(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The narrowest setting with the same number of lines, so that no word is alone in the last line. */
function evened(lines: readonly string[], words: string, width: number, advance: Advance): readonly string[] {
  let best = lines
  for (let narrower = width * 0.96; narrower > width / 4; narrower *= 0.96) {
    const tried = broken(words, narrower, advance)
    if (tried.length > lines.length || tried.some((line) => advance(line) > narrower)) return best
    best = tried
  }
  return best
}

/** Words that do not fit end in an ellipsis. */
function fitted(line: string, goesOn: boolean, width: number, advance: Advance): string {
  if (!goesOn && advance(line) <= width) return line
  let short = line
  while (short.length > 1 && advance(`${short}…`) > width) short = short.slice(0, -1)
  return `${short.trimEnd()}…`
}

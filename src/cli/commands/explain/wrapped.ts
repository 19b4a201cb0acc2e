const WIDTH = 100

/** Breaks words into lines for a terminal, each with `before` in front. */
export function wrapped(words: string, before = ''): string {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const line = lines.at(-1)
    if (line !== undefined && before.length + line.length + word.length < WIDTH)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => before + line).join('\n')
}

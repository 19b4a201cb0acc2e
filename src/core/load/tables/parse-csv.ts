/** Parses CSV into cells with their offsets. */

/** `start` and `end` are offsets in the text. They include the quotes of a quoted cell. */
export type Cell = { readonly text: string; readonly start: number; readonly end: number }
export type Row = readonly Cell[]

/** A quote that is not closed (`isOpen`), or stands in the middle of a cell. `start` and `end` are offsets. */
export type QuoteProblem = { readonly isOpen: boolean; readonly start: number; readonly end: number }

/** Spreadsheets write a semicolon where the comma is the decimal sign. The line of names has no other use for either. */
export function separatorIn(text: string): string {
  const lines = text.replace(/"(?:[^"]|"")*"/g, 'x').split(/[\r\n]/)
  const line = lines.find((each) => /[^\s;,]/.test(each)) ?? lines.find((each) => each !== '') ?? ''
  const times = (mark: string) => line.split(mark).length - 1
  return [',', ';', '\t'].reduce((most, mark) => (times(mark) > times(most) ? mark : most))
}

/**
 * All rows, including empty ones: spreadsheets count them too. `text` must not have a byte order mark. The line `sep=;`
 * is for Excel, and is an empty row.
 */
export function parseCsv(file: string): readonly Row[] | QuoteProblem {
  const separator = separatorIn(file)
  const text = file.replace(/^sep=(?=[,;\t]\r?\n)/i, '    ')
  const plain = `[^"\\r\\n${separator}]*`
  const quoted = '"([^"]*(?:""[^"]*)*)("?)'
  // Each part may be missing, so this always matches, and reads no character twice.
  const pattern = new RegExp(`(${plain})(?:${quoted}(${plain}))?(${separator}|\\r\\n?|\\n)?`, 'y')
  const rows: Cell[][] = []
  let row: Cell[] = []
  while (pattern.lastIndex < text.length || row.length > 0) {
    const from = pattern.lastIndex
    const [whole = '', before = '', words, closing, after = '', ending = ''] = pattern.exec(text) ?? []
    const isOpen = closing === '' && before.trim() === ''
    const goesOn = ending === '' && pattern.lastIndex < text.length
    const isInMiddle = words !== undefined && `${before}${after}`.trim() !== ''
    if (isOpen || goesOn || isInMiddle) return problemAt(text, from, isOpen)
    const raw = whole.slice(0, whole.length - ending.length)
    const start = from + raw.length - raw.trimStart().length
    row.push({ text: words?.replaceAll('""', '"') ?? raw.trim(), start, end: start + raw.trim().length })
    if (ending === separator) continue
    rows.push(row)
    row = []
  }
  return rows
}

/** From the start of a cell to the end of its line. */
function problemAt(text: string, start: number, isOpen: boolean): QuoteProblem {
  const next = text.slice(start).search(/[\r\n]/)
  return { isOpen, start, end: next < 0 ? text.length : start + next }
}

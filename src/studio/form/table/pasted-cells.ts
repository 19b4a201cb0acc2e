/** Cells that were copied in a spreadsheet, in Word or from a page: tabs between them, a line for each row. */

/** A cell that holds a tab, a line break or quotes is in quotes itself. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/y

/** `undefined` for a text that is no more than one cell. */
export function pastedCells(pasted: string): readonly (readonly string[])[] | undefined {
  const text = pasted.replace(/[\r\n]+$/, '')
  if (!/[\t\r\n]/.test(text)) return undefined
  const rows: string[][] = [[]]
  let at = 0
  for (;;) {
    CELL.lastIndex = at
    const [whole = '', quoted, plain = '', end = ''] = CELL.exec(text) ?? []
    const words = quoted?.replaceAll('""', '"') ?? plain
    rows.at(-1)?.push(words.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim())
    at += whole.length
    if (end === '') return rows
    if (end !== '\t') rows.push([])
  }
}

/**
 * Rows by their names. Whoever asks for them in their order, as nearly everybody does, needs no map of them: to make one
 * of ten thousand rows takes milliseconds, and there are many such lists.
 */
export class InOrder<Row> {
  readonly rows: readonly Row[]
  readonly #nameOf: (row: Row) => string
  #next = 0
  #byName: ReadonlyMap<string, Row> | undefined

  constructor(rows: readonly Row[], nameOf: (row: Row) => string) {
    this.rows = rows
    this.#nameOf = nameOf
  }

  get size(): number {
    return this.rows.length
  }

  get(name: string): Row | undefined {
    return this.#rowAt(this.#next, name) ?? this.#rowAt(this.#next + 1, name) ?? this.#anywhere(name)
  }

  /** The row at a place, if it has the name. Behind the last one begins another round. */
  #rowAt(place: number, name: string): Row | undefined {
    const at = place < this.rows.length ? place : place - this.rows.length
    const row = this.rows[at]
    if (row === undefined || this.#nameOf(row) !== name) return undefined
    this.#next = at + 1
    return row
  }

  #anywhere(name: string): Row | undefined {
    this.#byName ??= new Map(this.rows.map((row) => [this.#nameOf(row), row]))
    return this.#byName.get(name)
  }
}

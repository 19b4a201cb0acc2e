/** Who reads which pages: each thread takes a stretch of neighbours whenever it is done with one, so all end together. */

export type Stretches = {
  /** One number that all threads see: how many are taken. */
  readonly taken: SharedArrayBuffer
  /** How many a thread may take. The first one has begun before others are there, and should leave them some. */
  readonly most: number
}

const PAGES = 16
/** Times what each would have if all had as many. */
const FAIR = 1.25

export function newStretches(pages: number, threads: number): Stretches {
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  return { taken, most: Math.ceil((Math.ceil(pages / PAGES) / threads) * FAIR) }
}

/** Whether this thread reads the next page. Asked of all pages in their order, whoever reads them. */
export function shareOf({ taken, most }: Stretches): () => boolean {
  const next = new Int32Array(taken)
  let [page, own, left] = [0, -1, most]
  return () => {
    const stretch = Math.floor(page++ / PAGES)
    while (own < stretch && left > 0) {
      own = Atomics.add(next, 0, 1)
      left--
    }
    return own === stretch
  }
}

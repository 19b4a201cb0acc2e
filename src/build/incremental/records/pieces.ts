/** Thousands of texts in few large pieces of memory: one by one they would take twice as much. */

/** A part of a larger piece, in bytes. */
export type Part = { readonly piece: Buffer; readonly start: number; readonly end: number }

export type Pieces = { readonly add: (text: string) => Part }

const PIECE = 1024 * 1024

export function newPieces(): Pieces {
  let piece = Buffer.alloc(0)
  let used = 0
  return {
    add: (text) => {
      const most = text.length * 3
      if (used + most > piece.length) {
        piece = Buffer.allocUnsafeSlow(Math.max(PIECE, most))
        used = 0
      }
      const start = used
      used += piece.write(text, start)
      return { piece, start, end: used }
    },
  }
}

export const textOf = ({ piece, start, end }: Part): string => piece.toString('utf8', start, end)

/** The bytes of all parts, as few stretches as there can be: most lie beside each other. */
export function inRuns(parts: Iterable<Part>): readonly Buffer[] {
  const runs: Buffer[] = []
  let piece: Buffer = Buffer.alloc(0)
  let [from, to] = [0, 0]
  for (const next of parts) {
    if (next.piece !== piece || next.start !== to) {
      runs.push(piece.subarray(from, to))
      ;[piece, from] = [next.piece, next.start]
    }
    to = next.end
  }
  return [...runs, piece.subarray(from, to)]
}

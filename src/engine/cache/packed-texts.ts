/** Thousands of texts in few large pieces of memory: one by one they would take twice as much. */

export type PackedTexts = {
  readonly set: (name: string, text: string) => void
  readonly get: (name: string) => string | undefined
}

const PIECE = 1024 * 1024

export function newPackedTexts(): PackedTexts {
  const places = new Map<string, Buffer>()
  let piece = Buffer.alloc(0)
  let used = 0
  return {
    set: (name, text) => {
      const most = text.length * 3
      if (used + most > piece.length) {
        piece = Buffer.allocUnsafeSlow(Math.max(PIECE, most))
        used = 0
      }
      const length = piece.write(text, used)
      places.set(name, piece.subarray(used, used + length))
      used += length
    },
    get: (name) => places.get(name)?.toString(),
  }
}

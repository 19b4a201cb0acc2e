/** Decodes the bytes of a file. Accepts UTF-8 only. */
import type { SourceSpan } from '../../diagnostics/diagnostic.ts'

export type Decoded = { readonly text: string } | { readonly wrongAt: SourceSpan }

/** Drops a byte order mark at the start. `file` is for the span. */
export function decodeText(file: string, bytes: Uint8Array): Decoded {
  try {
    return { text: strict.decode(bytes) }
  } catch {
    return { wrongAt: firstWrong(file, bytes) }
  }
}

const strict = new TextDecoder('utf-8', { fatal: true })
/** Keeps byte order marks. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Looks line by line: no character of UTF-8 contains a line break. */
function firstWrong(file: string, bytes: Uint8Array): SourceSpan {
  let [start, line] = [0, 1]
  const endOf = (from: number) => {
    const newline = bytes.indexOf(0x0a, from)
    return newline < 0 ? bytes.length : newline
  }
  while (start < bytes.length && isUtf8(bytes.subarray(start, endOf(start)))) {
    start = endOf(start) + 1
    line++
  }
  const wrong = bytes.subarray(start, endOf(start))
  const sound = soundPart(wrong)
  const offset = decoder.decode(bytes.subarray(0, start)).length + sound
  const place = { offset, line, column: sound + 1 }
  return { file, start: place, end: place }
}

/** The number of characters before the first invalid bytes, which come back changed when they are encoded again. */
function soundPart(line: Uint8Array): number {
  const again = new TextEncoder().encode(decoder.decode(line))
  const sound = line.subarray(
    0,
    line.findIndex((byte, at) => byte !== again[at]),
  )
  const { length } = decoder.decode(sound)
  // The cut may be inside the wrong character, which then counts as one.
  return isUtf8(sound) ? length : length - 1
}

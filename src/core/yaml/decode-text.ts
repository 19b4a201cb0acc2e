/** Bytes of a file to text: UTF-8, and nothing else. */
import type { SourceSpan } from '../../diagnostics/diagnostic.ts'

export type Decoded = { readonly text: string } | { readonly wrongAt: SourceSpan }

/** A mark of the encoding at the start is no part of the text. `file` is named in the span. */
export function decodeText(file: string, bytes: Uint8Array): Decoded {
  try {
    return { text: strict.decode(bytes) }
  } catch {
    return { wrongAt: firstWrong(file, bytes) }
  }
}

const strict = new TextDecoder('utf-8', { fatal: true })
/** Leaves marks of the encoding where they are. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** No character of UTF-8 has a line break within. */
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

/** How many characters there are before the first bytes that are none: those come back otherwise. */
function soundPart(line: Uint8Array): number {
  const again = new TextEncoder().encode(decoder.decode(line))
  const sound = line.subarray(
    0,
    line.findIndex((byte, at) => byte !== again[at]),
  )
  const { length } = decoder.decode(sound)
  // It may end within the wrong character, which then counts as one.
  return isUtf8(sound) ? length : length - 1
}

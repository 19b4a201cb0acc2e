/** Files as one zip, not compressed: it is small, and every system opens it. */

type ZipEntry = { readonly path: string; readonly bytes: Uint8Array }

/** APPNOTE.TXT 4.3 and 4.4: version 2.0, names in UTF-8, method "stored". */
const VERSION = 20
const UTF8_NAMES = 0x0800

export function zipOf(entries: readonly ZipEntry[], time: Date): Uint8Array {
  const [locals, directory]: [Uint8Array[], Uint8Array[]] = [[], []]
  let offset = 0
  for (const { path, bytes } of entries) {
    const name = new TextEncoder().encode(path)
    const common = [
      ...[two(VERSION), two(UTF8_NAMES), two(0), two(clockOf(time)), two(dayOf(time)), four(crc32(bytes))],
      ...[four(bytes.length), four(bytes.length), two(name.length), two(0)],
    ].flat()
    const local = Uint8Array.from([...four(0x04034b50), ...common, ...name])
    directory.push(
      Uint8Array.from([
        ...[four(0x02014b50), two(VERSION), common, two(0), two(0), two(0), four(0), four(offset)].flat(),
        ...name,
      ]),
    )
    locals.push(local, bytes)
    offset += local.length + bytes.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = two(entries.length)
  const end = [four(0x06054b50), two(0), two(0), count, count, four(size), four(offset), two(0)].flat()
  return joined([...locals, ...directory, Uint8Array.from(end)])
}

const two = (value: number) => [value & 0xff, (value >> 8) & 0xff]
const four = (value: number) => [...two(value & 0xffff), ...two(value >>> 16)]

const clockOf = (time: Date) => (time.getHours() << 11) | (time.getMinutes() << 5) | (time.getSeconds() >> 1)
const dayOf = (time: Date) =>
  ((time.getFullYear() - 1980) << 9) | ((time.getMonth() + 1) << 5) | time.getDate()

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Which characters a font holds, read from its `cmap` table. */

const TABLE_RECORD = 16
const ENCODING_RECORD = 8

/** `font` is an uncompressed font (sfnt). Reads the table of the Basic Multilingual Plane, format 4. */
export function charactersOf(font: Buffer): ReadonlySet<string> {
  const held = new Set<string>()
  const start = subtable(font)
  if (start === undefined) return held
  const width = font.readUInt16BE(start + 6)
  for (let segment = 0; segment < width; segment += 2) {
    const last = font.readUInt16BE(start + 14 + segment)
    const first = font.readUInt16BE(start + 16 + width + segment)
    for (let code = first; code <= last && code < 0xffff; code += 1) held.add(String.fromCharCode(code))
  }
  return held
}

function subtable(font: Buffer): number | undefined {
  const table = cmap(font)
  if (table === undefined) return undefined
  const records = font.readUInt16BE(table + 2)
  for (let index = 0; index < records; index += 1) {
    const start = table + font.readUInt32BE(table + 4 + index * ENCODING_RECORD + 4)
    if (font.readUInt16BE(start) === 4) return start
  }
  return undefined
}

function cmap(font: Buffer): number | undefined {
  const tables = font.readUInt16BE(4)
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * TABLE_RECORD
    if (font.toString('latin1', record, record + 4) === 'cmap') return font.readUInt32BE(record + 8)
  }
  return undefined
}

/** The files of a zip, read as the format says. */
import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const [STORED, DEFLATED] = [0, 8]

export function unzipped(zip: Uint8Array): Readonly<Record<string, Buffer>> {
  const bytes = Buffer.from(zip)
  const end = bytes.length - 22
  if (bytes.readUInt32LE(end) !== END) throw new Error('The zip has no end.')
  const found: Record<string, Buffer> = {}
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const name = bytes.readUInt16LE(at + 28)
    const path = bytes.subarray(at + 46, at + 46 + name).toString()
    const local = bytes.readUInt32LE(at + 42)
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(begin, begin + bytes.readUInt32LE(at + 20))
    const method = bytes.readUInt16LE(at + 10)
    if (method !== STORED && method !== DEFLATED) throw new Error(`${path} is packed in another way.`)
    found[path] = method === DEFLATED ? inflateRawSync(content) : content
    at += 46 + name + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return found
}

/** The one thing that a camera notes which matters here: how it was held. */

const ORIENTATION = 0x0112

/** Whether width and height change places. `data` is the content of an APP1 segment. */
export function isOnItsSide(data: Buffer): boolean {
  if (data.toString('latin1', 0, 6) !== 'Exif\0\0' || data.length < 14) return false
  const tiff = data.subarray(6)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return false
  const entries = short(directory)
  for (let index = 0; index < entries; index++) {
    const at = directory + 2 + 12 * index
    if (at + 12 > tiff.length) return false
    if (short(at) === ORIENTATION) return short(at + 8) >= 5 && short(at + 8) <= 8
  }
  return false
}

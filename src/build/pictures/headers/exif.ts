/** Reads two things that a camera notes in a file: how it was held, and where it was. */

const ORIENTATION = 0x0112
const PLACE = 0x8825
const LATITUDE = 0x0002

/** Whether width and height change places. `data` is the content of an APP1 segment. */
export function isOnItsSide(data: Buffer): boolean {
  if (data.toString('latin1', 0, 6) !== 'Exif\0\0') return false
  const notes = notesIn(data.subarray(6))
  const held = notes?.short(notes.first.get(ORIENTATION)) ?? 0
  return held >= 5 && held <= 8
}

const BEGINNINGS = ['II*\0', 'MM\0*'].map((mark) => Buffer.from(mark, 'latin1'))
/** The same in XMP, the other format of such notes. */
const IN_WORDS = Buffer.from('exif:GPSLatitude', 'latin1')

/** Whether a photograph of any kind says where on earth it was taken. `part` is a part of its file. */
export function hasLocation(part: Buffer): boolean {
  if (part.includes(IN_WORDS)) return true
  return BEGINNINGS.some((beginning) => {
    for (let at = part.indexOf(beginning); at >= 0; at = part.indexOf(beginning, at + 4)) {
      const notes = notesIn(part.subarray(at))
      const place = notes?.long(notes.first.get(PLACE))
      if (place !== undefined && notes?.directory(place).has(LATITUDE)) return true
    }
    return false
  })
}

type Notes = {
  /** The offset of each entry of the first directory, by its tag. */
  readonly first: ReadonlyMap<number, number>
  readonly directory: (at: number) => ReadonlyMap<number, number>
  /** The value of an entry. */
  readonly short: (entry: number | undefined) => number | undefined
  readonly long: (entry: number | undefined) => number | undefined
}

function notesIn(tiff: Buffer): Notes | undefined {
  if (tiff.length < 8) return undefined
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = (start: number): ReadonlyMap<number, number> => {
    const entries = new Map<number, number>()
    const count = start + 2 <= tiff.length ? short(start) : 0
    for (let at = start + 2; at + 12 <= tiff.length && entries.size < count; at += 12)
      entries.set(short(at), at)
    return entries
  }
  return {
    first: directory(long(4)),
    directory,
    short: (entry) => (entry === undefined ? undefined : short(entry + 8)),
    long: (entry) => (entry === undefined ? undefined : long(entry + 8)),
  }
}

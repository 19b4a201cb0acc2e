/** JPEG: segments, each with its length. One of them, the frame, gives the size. */
import { isOnItsSide } from './exif.ts'
import type { ReadHeader, Sample } from './header.ts'

const END_OF_IMAGE = Buffer.from([0xff, 0xd9])
const EXIF = 0xe1
/** Markers that look like those of frames, but are not. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc])

export const jpeg: ReadHeader = (sample) => {
  const frame = frameOf(sample.start) ?? frameOf(sample.all())
  if (!frame) return undefined
  const { width, height, at } = frame
  return { width, height, moves: false, complete: endsAfter(at, sample) }
}

type Frame = { readonly width: number; readonly height: number; readonly at: number }

function frameOf(bytes: Buffer): Frame | undefined {
  let onItsSide = false
  let at = 2
  while (at + 9 <= bytes.length) {
    const marker = bytes[at] === 0xff ? bytes[at + 1] : undefined
    // Between segments there may be bytes that belong to no segment.
    if (marker === undefined || marker === 0 || marker === 0xff) {
      at++
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return onItsSide ? { width: height, height: width, at } : { width, height, at }
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === EXIF) onItsSide ||= isOnItsSide(bytes.subarray(at + 4, next))
    at = next
  }
  return undefined
}

/** Cameras put a small preview into the head, with an end of its own. So only an end after the frame counts. */
function endsAfter(frame: number, { end, size, all }: Sample): boolean {
  const last = end.lastIndexOf(END_OF_IMAGE)
  return last >= 0 ? size - end.length + last > frame : all().lastIndexOf(END_OF_IMAGE) > frame
}

/** Makes photographs like those of cameras and phones. */
import sharp, { type Sharp } from 'sharp'

const RED = { r: 200, g: 40, b: 40 }
const BLUE = { r: 40, g: 40, b: 200 }

/** The left half is red, the right half blue, so that a test can see how the picture was turned. */
export function halves(width: number, height: number): Sharp {
  const right = { create: { width: Math.ceil(width / 2), height, channels: 3, background: BLUE } } as const
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: right, left: Math.floor(width / 2), top: 0 },
  ])
}

/** With the place where it was taken and the name of the camera; `orientation` as the camera was held. */
export function fromCamera(width: number, height: number, orientation = 1): Promise<Buffer> {
  return halves(width, height)
    .withExif({
      IFD0: { Make: 'Camera of a parent' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '0/1 43/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '37/1 9/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Has fine detail like gravel, so that each way of making it smaller gives another result. */
export function gravel(width: number, height: number): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * at * 31 + at * 7) % 251)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** A picture for printing, in four inks. */
export const forPrint = (width: number, height: number): Promise<Buffer> =>
  halves(width, height).toColourspace('cmyk').jpeg().toBuffer()

/** Two pictures, one after the other. */
export async function moving(kind: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    [halves(64, 48), halves(64, 48).negate()].map((each) => each.png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    [kind]()
    .toBuffer()
}

/** The colour of the pixel at a part of the width and the height. */
export async function colourAt(picture: Uint8Array, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = info.channels * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width))
  return [...data.subarray(at, at + 3)]
}

/** The strongest part of a colour: `red` or `blue`. */
export async function shadeAt(picture: Uint8Array, x: number, y: number): Promise<string> {
  const [red = 0, , blue = 0] = await colourAt(picture, x, y)
  return red > blue ? 'red' : 'blue'
}

/** The smallest files that look like pictures if one reads only their start and end. No program can show them. */

const chunk = (name: string, data: Buffer = Buffer.alloc(0)): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}

const integers = (...numbers: readonly number[]): Buffer =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(number)
      return bytes
    }),
  )

/** `chunks` are between the header and the end. */
export function png(width: number, height: number, chunks: readonly string[] = ['IDAT']): Buffer {
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([integers(width, height), Buffer.from([8, 2, 0, 0, 0])])),
    ...chunks.map((name) => chunk(name)),
    chunk('IEND'),
  ])
}

export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.from([0xff, 0xd9])])
}

/** A picture as a phone writes it: with the place where it was taken. */
export function jpegWithPlace(width: number, height: number): Buffer {
  const entry = (tag: number, kind: number, count: number, value: number) =>
    Buffer.concat([shorts(tag, kind), integers(count, value)])
  const tiff = Buffer.concat([
    Buffer.from('MM\0*', 'latin1'),
    integers(8),
    shorts(1),
    entry(0x8825, 4, 1, 26),
    integers(0),
    shorts(1),
    entry(0x0002, 5, 3, 0),
    integers(0),
  ])
  const note = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), shorts(note.length + 2), note])
  const plain = jpeg(width, height)
  return Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)])
}

const shorts = (...numbers: readonly number[]): Buffer =>
  Buffer.from(numbers.flatMap((number) => [number >> 8, number & 0xff]))

/** Two pictures, one pixel each. */
export function movingGif(): Buffer {
  const picture = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0]
  return Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'),
    Buffer.from([...picture, ...picture, 0x3b]),
  ])
}

export function movingWebp(): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(22, 4)
  bytes.write('WEBPVP8X', 8, 'latin1')
  bytes.writeUInt32LE(10, 16)
  bytes[20] = 0x02
  return bytes
}

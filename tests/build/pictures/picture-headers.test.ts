/** The ends of a file tell the same as decoding it. */
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { hasLocation } from '../../../src/build/pictures/headers/exif.ts'
import type { Header, Sample } from '../../../src/build/pictures/headers/header.ts'
import { kindOf, otherKindOf } from '../../../src/build/pictures/kinds.ts'
import { fromCamera, halves, moving } from '../../support/photographs.ts'

const SIZE = { width: 90, height: 60 }
const ends = (bytes: Buffer): Sample => ({
  start: bytes.subarray(0, 256 * 1024),
  end: bytes.subarray(-256 * 1024),
  size: bytes.length,
  all: () => bytes,
})
const headerOf = (bytes: Buffer): Header | undefined => kindOf(bytes)?.read(ends(bytes))

/** Noise, so that the file has a body that can be cut. */
const noise = () =>
  sharp({
    create: { ...SIZE, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

const KINDS: Readonly<Record<string, (pixels: Sharp) => Sharp>> = {
  'JPEG, in one pass': (pixels) => pixels.jpeg(),
  'JPEG, in several passes': (pixels) => pixels.jpeg({ progressive: true }),
  PNG: (pixels) => pixels.png(),
  'PNG, palette': (pixels) => pixels.png({ palette: true }),
  WebP: (pixels) => pixels.webp(),
  'WebP without loss': (pixels) => pixels.webp({ lossless: true }),
  'WebP with transparency': (pixels) => pixels.ensureAlpha(0.5).webp(),
  'WebP with a profile': (pixels) => pixels.withIccProfile('p3').webp(),
  AVIF: (pixels) => pixels.avif({ effort: 0 }),
  'AVIF with transparency': (pixels) => pixels.ensureAlpha(0.5).avif({ effort: 0 }),
  GIF: (pixels) => pixels.gif(),
}

test.for(Object.entries(KINDS))('%s', async ([, encode]) => {
  const whole = await encode(noise()).toBuffer()
  expect(headerOf(whole)).toEqual({ ...SIZE, moves: false, complete: true })
  for (const part of [0.95, 0.5]) {
    const header = headerOf(whole.subarray(0, Math.floor(whole.length * part)))
    expect(header?.complete ?? false).toBe(false)
  }
})

test.for(['gif', 'webp'] as const)('a %s that moves', async (kind) => {
  expect(headerOf(await moving(kind))).toMatchObject({ moves: true })
})

test.for([1, 2, 3, 4, 5, 6, 7, 8])('held in the way %i', async (orientation) => {
  const photograph = await fromCamera(90, 60, orientation)
  const { autoOrient } = await sharp(photograph).metadata()
  expect(headerOf(photograph)).toMatchObject(autoOrient)
})

const AS: Readonly<Record<string, (pixels: Sharp) => Sharp>> = {
  JPEG: (pixels) => pixels.jpeg(),
  PNG: (pixels) => pixels.png(),
  WebP: (pixels) => pixels.webp(),
  AVIF: (pixels) => pixels.avif({ effort: 0 }),
}

test.for(Object.entries(AS))('%s: whether it says where it was taken', async ([, encode]) => {
  const photograph = sharp(await fromCamera(90, 60))
  const told = ends(await encode(photograph.clone().keepExif()).toBuffer())
  const silent = ends(await encode(photograph.clone()).toBuffer())
  const onlyHeld = ends(await encode(halves(90, 60).withMetadata({ orientation: 6 })).toBuffer())
  const tells = ({ start, end }: Sample) => hasLocation(start) || hasLocation(end)
  expect([told, silent, onlyHeld].map(tells)).toEqual([true, false, false])
})

test('a camera that notes more than is read at first', async () => {
  const small = await halves(90, 60).jpeg().toBuffer()
  const note = Buffer.alloc(65_535 + 2)
  note.writeUInt32BE(0xffe4ffff)
  const notes = Array.from({ length: 5 }, () => note)
  const photograph = Buffer.concat([small.subarray(0, 2), ...notes, small.subarray(2)])
  expect(headerOf(photograph)).toEqual({ ...SIZE, moves: false, complete: true })
})

test('the end of the preview in the head is not the end of the photograph', async () => {
  const preview = await halves(16, 9).jpeg().toBuffer()
  const note = Buffer.alloc(4)
  note.writeUInt16BE(0xffe1)
  note.writeUInt16BE(preview.length + 2, 2)
  const whole = await noise().jpeg().toBuffer()
  const cut = Buffer.concat([whole.subarray(0, 2), note, preview, whole.subarray(2, -100)])
  expect(headerOf(cut)).toMatchObject({ ...SIZE, complete: false })
})

test('any bytes are read to an end, and to no more than a header', async () => {
  const samples = await Promise.all(Object.values(KINDS).map((encode) => encode(noise()).toBuffer()))
  for (const sample of samples) {
    for (let at = 0; at < Math.min(sample.length, 400); at++) {
      const spoilt = Buffer.from(sample)
      spoilt[at] = 255 - (spoilt[at] ?? 0)
      expect(() => headerOf(spoilt)).not.toThrow()
      expect(() => headerOf(sample.subarray(0, at))).not.toThrow()
    }
  }
})

test('what authors take for pictures is called by its name', () => {
  const names = [
    'II*\0',
    'MM\0*',
    '8BPS',
    '%PDF-1.4',
    '\xff\x0a',
    '\0\0\0\x18ftypmif1',
    '<!doctype html>',
    'BM\0\0\0\0\0\0\0\0',
  ]
  expect(names.map((start) => otherKindOf(Buffer.from(start, 'latin1')))).toEqual([
    'TIFF',
    'TIFF',
    'Photoshop',
    'PDF',
    'JPEG XL',
    'HEIC',
    'HTML',
    'BMP',
  ])
})

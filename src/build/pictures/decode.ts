/** Turns photographs into pixels. The library sharp is only loaded when a photograph has to be read. */
import type { Sharp } from 'sharp'
import { z } from 'zod'
import type { Cache } from './cache.ts'
import { fitsOf } from './entry.ts'
import { MOST_PIXELS } from './inspect.ts'
import type { Source } from './made.ts'

/** Width and height as the photograph is shown, in pixels; the format that every browser can show it in. */
const FACTS = z.strictObject({ width: z.number(), height: z.number(), family: z.enum(['jpg', 'png']) })
export type Facts = z.output<typeof FACTS>
const FACTS_FILE = { name: 'facts.json', version: 1, fits: fitsOf(FACTS) }

export type Pixels = { readonly resized: (width: number) => Sharp }

/** What is wrong with an author's file, in sharp's words. */
export class Undecodable extends Error {}

/** With `strict`, a warning of the decoder counts as an error. Mostly a part of the file is missing. */
export async function open(bytes: Buffer, strict: boolean): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: strict ? 'warning' : 'truncated',
  }).autoOrient()
}

export async function readFacts(source: Source, entry: string, cache: Cache): Promise<Facts> {
  const kept = cache.readFacts(entry, FACTS_FILE)
  if (kept) return kept
  const image = await open(source.bytes(), true)
  const { autoOrient, format, hasAlpha } = await image.metadata().catch(undecodable)
  const family = format === 'png' || format === 'gif' || hasAlpha ? 'png' : 'jpg'
  const facts = { width: autoOrient.width, height: autoOrient.height, family } as const
  cache.writeFacts(entry, FACTS_FILE, facts)
  return facts
}

/** All files are made from this, so that the photograph is decoded once: in sRGB, at most `width` pixels wide. */
export async function decode(bytes: Buffer, width: number): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await pixelsOf(bytes, width, true)
    .catch((cause) => {
      // Some cameras put bytes between the parts of a photograph that belong to no part.
      if (!/extraneous bytes/.test(String(cause))) throw cause
      return pixelsOf(bytes, width, false)
    })
    .catch(undecodable)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return {
    resized: (wanted) => {
      const pixels = sharp(data, { raw })
      return wanted < info.width ? pixels.resize({ width: wanted }) : pixels
    },
  }
}

/** Leaves out what the camera noted, such as the place. */
async function pixelsOf(bytes: Buffer, width: number, strict: boolean) {
  const image = await open(bytes, strict)
  return image
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function undecodable(cause: unknown): never {
  throw new Undecodable(cause instanceof Error ? cause.message : String(cause))
}

/** Photographs to pixels, by sharp, which is loaded only when a photograph has to be read. */
import type { Sharp } from 'sharp'
import { z } from 'zod'
import type { Cache } from './cache.ts'
import { MOST_PIXELS } from './inspect.ts'
import type { Source } from './made.ts'

/** Width and height as the photograph is shown, in pixels; the format that every browser can show it in. */
const FACTS = z.strictObject({ width: z.number(), height: z.number(), family: z.enum(['jpg', 'png']) })
export type Facts = z.output<typeof FACTS>

export type Pixels = { readonly resized: (width: number) => Sharp }

/** What is wrong with an author's file, in sharp's words. */
export class Undecodable extends Error {}

// A slip of a camera is no reason to refuse a photograph; a part that is missing is.
const OPTIONS = { limitInputPixels: MOST_PIXELS, failOn: 'truncated' } as const

/** A picture as it is shown: turned as the camera was held. */
export async function open(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, OPTIONS).autoOrient()
}

export async function readFacts(source: Source, entry: string, cache: Cache): Promise<Facts> {
  const kept = cache.read(entry, 'facts.json')
  if (kept) return FACTS.parse(JSON.parse(kept.toString('utf8')))
  const image = await open(source.bytes())
  const { autoOrient, format, hasAlpha } = await image.metadata().catch(undecodable)
  const family = format === 'png' || format === 'gif' || hasAlpha ? 'png' : 'jpg'
  const facts = { width: autoOrient.width, height: autoOrient.height, family } as const
  cache.write(entry, 'facts.json', JSON.stringify(facts))
  return facts
}

/**
 * In sRGB, at most `width` pixels wide, and without anything that a camera noted. All files are made from this,
 * so that the photograph is decoded once.
 */
export async function decode(bytes: Buffer, width: number): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const image = await open(bytes)
  const { data, info } = await image
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(undecodable)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return {
    resized: (wanted) => {
      const pixels = sharp(data, { raw })
      return wanted < info.width ? pixels.resize({ width: wanted }) : pixels
    },
  }
}

function undecodable(cause: unknown): never {
  throw new Undecodable(cause instanceof Error ? cause.message : String(cause))
}

/** Makes a drawing's file: the same shapes in fewer bytes. svgo is loaded only when a drawing has changed. */
import type { Config } from 'svgo'
import { z } from 'zod'
import { Undecodable } from './decode.ts'
import { readDrawing } from './drawing.ts'
import type { Size } from './drawing-size.ts'
import { assetPath, entryName, fitsOf } from './entry.ts'
import { type Destination, type Made, madeFile, type Source } from './made.ts'

const RECIPE = 'drawing 1'
const NAME = 'drawing.svg'
const SIZE = z.strictObject({ width: z.number(), height: z.number() })
const SIZE_FILE = { name: 'size.json', version: 2, fits: fitsOf(SIZE) }

/** Only steps that change no visible pixel: no shape is merged, turned into another or left out. */
const CONFIG: Config = {
  multipass: true,
  plugins: [
    'removeDoctype',
    'removeXMLProcInst',
    'removeComments',
    'removeMetadata',
    'removeEditorsNSData',
    'cleanupAttrs',
    'removeUselessDefs',
    { name: 'cleanupIds', params: { minify: false } },
    { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
    'convertColors',
    { name: 'convertPathData', params: { floatPrecision: 2 } },
    { name: 'convertTransform', params: { floatPrecision: 3 } },
    'removeEmptyAttrs',
    'removeUnusedNS',
    'sortAttrs',
  ],
}

export async function makeDrawing(source: Source, { cache, base }: Destination): Promise<Made> {
  const entry = entryName(RECIPE, ['svgo'], [source.digest])
  const kept = cache.kept(entry, NAME)
  const keptSize = cache.readFacts(entry, SIZE_FILE)
  const { content, size } = kept && keptSize ? { content: kept, size: keptSize } : await optimise(source)
  if (content instanceof Uint8Array) {
    cache.write(entry, NAME, content)
    cache.writeFacts(entry, SIZE_FILE, size)
  }
  const path = assetPath(source.image, '', entry, 'svg')
  const picture = { src: `${base}/${path}`, ...size }
  return { files: [madeFile(path, entry, NAME, content)], pictureFor: () => picture }
}

async function optimise(source: Source): Promise<{ readonly content: Buffer; readonly size: Size }> {
  const { optimize } = await import('svgo')
  const text = source.bytes().toString('utf8')
  let optimised: string
  try {
    optimised = optimize(text, CONFIG).data
  } catch (cause) {
    throw new Undecodable(cause instanceof Error ? cause.message : String(cause))
  }
  const [before, after] = [readDrawing(text), readDrawing(optimised)]
  if (before.kind !== 'drawing' || after.kind !== 'drawing')
    throw new Undecodable('pictures cannot contain this drawing')
  return { content: Buffer.from(optimised), size: before.size }
}

/** Makes a photograph's files: each width in the newest formats, one in a format that every browser knows. */
import type { Slot } from '../../../schema/slots.ts'
import type { Picture } from '../../block/view.ts'
import type { Kept } from './cache.ts'
import { decode, type Facts, type Pixels, readFacts } from './decode.ts'
import { assetPath, entryName } from './entry.ts'
import { FORMATS, type Format } from './formats.ts'
import { type Destination, type Made, type MadeFile, madeFile, type Source } from './made.ts'
import { layoutFor, WIDEST } from './slots.ts'

const RECIPE = 'photograph 2'

type File = { readonly width: number; readonly format: Format }

/** Rejects with what sharp says of a file that it cannot decode. */
export async function makePhotograph(
  source: Source,
  slots: readonly Slot[],
  destination: Destination,
): Promise<Made> {
  const { cache, base } = destination
  const entry = entryName(RECIPE, ['sharp'], [source.digest])
  const facts = await readFacts(source, entry, cache)
  const pathOf = ({ width, format }: File) => assetPath(source.image, `-${width}`, entry, format.ending)
  const wanted = filesFor(facts, slots)
  let pixels: Pixels | undefined
  const files: MadeFile[] = []
  for (const file of wanted) {
    const name = `${file.width}.${file.format.ending}`
    let made: Kept | Uint8Array | undefined = cache.kept(entry, name)
    if (!made) {
      // Always the same width: what is kept must not depend on where the photograph was shown first.
      pixels ??= await decode(source.bytes(), WIDEST)
      made = await file.format.encode(pixels.resized(file.width)).toBuffer()
      cache.write(entry, name, made)
    }
    files.push(madeFile(pathOf(file), entry, name, made))
  }
  return { files, pictureFor: (slot) => pictureFor(facts, slot, (file) => `${base}/${pathOf(file)}`) }
}

function filesFor({ width, family }: Facts, slots: readonly Slot[]): readonly File[] {
  const { avif, webp, old } = FORMATS[family]
  const layouts = slots.map((slot) => layoutFor(slot, width))
  return [
    ...each(layouts.flatMap(({ widths }) => widths)).flatMap((width) => [
      { width, format: avif },
      { width, format: webp },
    ]),
    ...each(layouts.map(({ fallback }) => fallback)).map((width) => ({ width, format: old })),
  ]
}

const each = (widths: readonly number[]) => [...new Set(widths)].sort((a, b) => a - b)

function pictureFor(facts: Facts, slot: Slot, hrefOf: (file: File) => string): Picture {
  const { avif, webp, old } = FORMATS[facts.family]
  const { widths, sizes, fallback } = layoutFor(slot, facts.width)
  const width = widths.at(-1) ?? facts.width
  const srcSet = (format: Format) =>
    widths.map((each) => `${hrefOf({ width: each, format })} ${each}w`).join(', ')
  return {
    src: hrefOf({ width: fallback, format: old }),
    width,
    height: Math.max(1, Math.round((facts.height * width) / facts.width)),
    sources: [avif, webp].map((format) => ({ type: format.type, srcSet: srcSet(format) })),
    sizes,
  }
}

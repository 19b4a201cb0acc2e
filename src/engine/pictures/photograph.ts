/** Makes a photograph's files: each width in the newest formats, one in a format that every browser knows. */
import type { Slot } from '../../../schema/slots.ts'
import type { Picture } from '../../block/view.ts'
import { decode, type Facts, type Pixels, readFacts } from './decode.ts'
import { assetPath, entryName, pictureKey } from './entry.ts'
import { FORMATS, type Format } from './formats.ts'
import type { Made, MadeFile, Place, Source } from './made.ts'
import { layoutFor } from './slots.ts'

const RECIPE = 'photograph 1'

type File = { readonly width: number; readonly format: Format }

/** Rejects with what sharp says of a file that it cannot decode. */
export async function makePhotograph(source: Source, slots: readonly Slot[], place: Place): Promise<Made> {
  const { cache, base } = place
  const entry = entryName(RECIPE, ['sharp'], [source.digest])
  const facts = await readFacts(source, entry, cache)
  const pathOf = ({ width, format }: File) => assetPath(source.image, `-${width}`, entry, format.ending)
  const wanted = filesFor(facts, slots)
  const widest = Math.max(...wanted.map(({ width }) => width))
  let pixels: Pixels | undefined
  const files: MadeFile[] = []
  for (const file of wanted) {
    const name = `${file.width}.${file.format.ending}`
    const add = (content: MadeFile['content']) =>
      files.push({ path: pathOf(file), key: pictureKey(entry, name), content })
    const kept = cache.kept(entry, name)
    if (kept) {
      add(kept)
      continue
    }
    pixels ??= await decode(source.bytes(), widest)
    const content = await file.format.encode(pixels.resized(file.width)).toBuffer()
    cache.write(entry, name, content)
    add(content)
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

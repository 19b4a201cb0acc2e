/**
 * Records as they are written, and sent from one thread to another: first what every call asks for, in one text, and
 * behind it what the pages lead to.
 */
import type { PictureFile } from '../../../../schema/slots.ts'
import { pictureName } from '../../../core/base/picture-name.ts'
import { type Line, PackedRecord, sharedPictureNamed, typesNamed } from './packed-record.ts'
import { inRuns } from './pieces.ts'

type Head = {
  readonly lines: readonly Line[]
  /** How many bytes that takes up what each page leads to. */
  readonly leads: readonly number[]
  /** All lists of types, and for each page the number of its own. */
  readonly types: readonly string[]
  readonly typesOf: readonly number[]
  /** All pictures, and for each page the numbers of those that it shows. */
  readonly pictures: readonly string[]
  readonly picturesOf: readonly (readonly number[])[]
}

/** The records as bytes, in their order. */
export function packedBytes(records: Iterable<PackedRecord>): readonly Uint8Array[] {
  const all = [...records]
  const types = numbering(typeNames)
  const pictures = numbering(pictureName)
  const head: Head = {
    lines: all.map(({ line }) => line),
    leads: all.map(({ packedLeads: { start, end } }) => end - start),
    typesOf: all.map((record) => types.numberOf(record.types)),
    picturesOf: all.map((record) => record.pictures.map(pictures.numberOf)),
    types: types.names,
    pictures: pictures.names,
  }
  return [Buffer.from(`${JSON.stringify(head)}\n`), ...inRuns(all.map(({ packedLeads }) => packedLeads))]
}

/** In the order in which they were written. */
export function recordsIn(bytes: Uint8Array): readonly PackedRecord[] {
  const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = piece.indexOf('\n')
  const { lines, leads, ...head }: Head = JSON.parse(piece.toString('utf8', 0, end))
  const types = head.types.map(typesNamed)
  const pictures = head.pictures.map(sharedPictureNamed)
  let start = end + 1
  return lines.map((line, at) => {
    const shared = {
      types: types[head.typesOf[at] ?? -1] ?? NONE,
      pictures: chosen(pictures, head.picturesOf[at] ?? NONE),
    }
    const part = { piece, start, end: start + (leads[at] ?? 0) }
    start = part.end
    return new PackedRecord(line, shared, part)
  })
}

const NONE: readonly never[] = []

function chosen(all: readonly PictureFile[], numbers: readonly number[]): readonly PictureFile[] {
  if (numbers.length === 0) return NONE
  const list: PictureFile[] = []
  // No loop over the numbers themselves: V8 makes an object for each.
  numbers.forEach((number) => {
    const picture = all[number]
    if (picture) list.push(picture)
  })
  return list
}

const typeNames = (types: PackedRecord['types']) => types.join(' ')

/** Gives things that pages share numbers, in the order in which they are met. */
function numbering<Thing>(nameOf: (thing: Thing) => string) {
  const names: string[] = []
  const numbers = new Map<Thing, number>()
  const numberOf = (thing: Thing): number => {
    const known = numbers.get(thing)
    if (known !== undefined) return known
    numbers.set(thing, names.length)
    return names.push(nameOf(thing)) - 1
  }
  return { names, numberOf }
}

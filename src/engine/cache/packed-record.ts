/**
 * Records as they are kept, and sent from one thread to another: a line for each page with what every call asks for,
 * and behind all lines what their pages lead to, which is parsed only when somebody asks for it.
 */
import type { BlockType } from '../../../schema/page.ts'
import type { PictureFile } from '../../../schema/slots.ts'
import { askedOnce } from '../asked-once.ts'
import type { Lead } from '../leads.ts'
import type { PageTraits } from '../page-traits.ts'
import { pictureName, pictureNamed } from '../picture-name.ts'
import { isBlockType } from '../validate.ts'
import { shortDigest } from './file-states.ts'
import { inRuns, type Part, type Pieces, textOf } from './pieces.ts'
import type { PageRecord } from './record.ts'

/** A record that was packed once, and is written as it is. */
export type PackedRecord = PageRecord & { readonly packed: Packed }
type Packed = { readonly line: string; readonly leads: Part }

/** A record as its line holds it. What a page does not have is left out. */
type Line = Pick<PageRecord, 'stamp' | 'digest' | 'face' | 'fields'> &
  Partial<Pick<PageRecord, 'parts' | 'uses' | 'standIns' | 'found' | 'checks'>> &
  Partial<Pick<PageTraits, 'places' | 'frames'>> & {
    readonly path: string
    /** Each as `card images/boys.jpg`. */
    readonly pictures?: readonly string[] | undefined
    /** The types of its blocks, with a blank between them. */
    readonly types: string
    /** How many bytes the rest takes up: what the page leads to. */
    readonly rest: number
  }

/** The record has no ties to the text that it was made of: that can be let go. */
export function packRecord(path: string, read: Omit<PageRecord, 'face'>, pieces: Pieces): PackedRecord {
  const { stamp, digest, parts, fields, traits, uses, standIns, found, checks } = read
  const { places, types, frames, pictures } = traits
  const { layout, draft, noindex } = fields
  const text = JSON.stringify(traits.leads)
  const leads = pieces.add(text)
  const plain = checks.found.length === 0 && JSON.stringify(checks) === JSON.stringify(NO_CHECKS)
  const line: Line = {
    ...{ path, stamp, digest, fields },
    face: shortDigest(JSON.stringify([places, types, layout, draft, noindex]) + text),
    types: types.join(' '),
    rest: leads.end - leads.start,
    parts: unlessNone(parts),
    uses: unlessNone(uses),
    standIns: standIns > 0 ? standIns : undefined,
    found: unlessNone(found),
    checks: plain ? undefined : checks,
    places: unlessNone(places),
    frames: unlessNone(frames),
    pictures: unlessNone(pictures.map(pictureName)),
  }
  const packed = { line: JSON.stringify(line), leads }
  return recordOf(JSON.parse(packed.line), packed)
}

/** The same record of a file of which the system says something else now. */
export function restamped({ packed }: PackedRecord, stamp: string): PackedRecord {
  const line: Line = { ...JSON.parse(packed.line), stamp }
  return recordOf(line, { line: JSON.stringify(line), leads: packed.leads })
}

/** The records as bytes, in their order. */
export function packedBytes(records: Iterable<PackedRecord>): readonly Uint8Array[] {
  const all = Array.from(records, ({ packed }) => packed)
  const lines = Buffer.from(`${all.map(({ line }) => `${line}\n`).join('')}\n`)
  return [lines, ...inRuns(all.map(({ leads }) => leads))]
}

/** By the paths of their pages. */
export function recordsIn(bytes: Uint8Array): Map<string, PackedRecord> {
  const records = new Map<string, PackedRecord>()
  const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = piece.indexOf('\n\n') + 1
  let start = head + 1
  for (const text of piece.toString('utf8', 0, head).split('\n').slice(0, -1)) {
    const line: Line = JSON.parse(text)
    const leads = { piece, start, end: start + line.rest }
    records.set(line.path, recordOf(line, { line: text, leads }))
    start = leads.end
  }
  return records
}

const NONE: readonly never[] = []
const NO_CHECKS: PageRecord['checks'] = { found: [], spellings: {} }

const unlessNone = <Entry>(list: readonly Entry[]) => (list.length > 0 ? list : undefined)

function recordOf(line: Line, packed: Packed): PackedRecord {
  const { stamp, digest, face, fields, parts = NONE, uses = NONE, standIns = 0, found = NONE } = line
  const { checks = NO_CHECKS } = line
  const traits = new PackedTraits(line, packed.leads)
  return { stamp, digest, face, parts, fields, traits, uses, standIns, found, checks, packed }
}

class PackedTraits implements PageTraits {
  readonly places: readonly string[]
  readonly frames: readonly string[]
  readonly types: readonly BlockType[]
  readonly pictures: readonly PictureFile[]
  readonly #leads: Part

  constructor({ places = NONE, frames = NONE, types, pictures }: Line, leads: Part) {
    this.places = places
    this.frames = frames
    this.types = typesOf(types)
    this.pictures = pictures ? pictures.map(pictureOf) : NONE
    this.#leads = leads
  }

  /** Asked for once, when links are checked: all of them would fill the memory. */
  get leads() {
    const leads: readonly Lead[] = JSON.parse(textOf(this.#leads))
    return leads
  }
}

/** Pages share their pictures and the types of their blocks, and what is known of them. */
const typesOf = askedOnce((names: string): readonly BlockType[] => names.split(' ').filter(isBlockType))

const pictureOf = askedOnce((name: string): PictureFile => {
  const picture = pictureNamed(name)
  if (!picture) throw new Error(`No picture is called ${name}`)
  return picture
})

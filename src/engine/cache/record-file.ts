/**
 * The file of all records of a site: a line for each page with what every call asks for, and behind all lines what
 * their pages lead to, which is parsed only when somebody asks for it. What has not changed is written as it was read.
 */
import type { BlockType } from '../../../schema/page.ts'
import type { PictureFile } from '../../../schema/slots.ts'
import { askedOnce } from '../asked-once.ts'
import type { Lead } from '../leads.ts'
import type { PageTraits } from '../page-traits.ts'
import { pictureName, pictureNamed } from '../picture-name.ts'
import { isBlockType } from '../validate.ts'
import { readKeptBytes, writeKeptBytes } from './kept-file.ts'
import type { PageRecord } from './record.ts'

export type RecordFile = {
  readonly size: number
  readonly get: (path: string) => PageRecord | undefined
  /** Writes these records, by the paths of their pages. */
  readonly save: (records: ReadonlyMap<string, PageRecord>) => void
}

/** A record as its line holds it. What a page does not have is left out. */
type Line = Pick<PageRecord, 'stamp' | 'digest' | 'face' | 'fields'> &
  Partial<Pick<PageRecord, 'parts' | 'uses' | 'standIns' | 'found' | 'checks'>> &
  Partial<Pick<PageTraits, 'places' | 'frames'>> & {
    readonly path: string
    /** Each as `card images/boys.jpg`. */
    readonly pictures?: readonly string[]
    /** The types of its blocks, with a blank between them. */
    readonly types: string
    /** How many bytes the rest takes up: what the page leads to. */
    readonly rest: number
  }

/** A record as it is written; the rest is a part of a larger piece. */
type Packed = { readonly line: string; readonly piece: Buffer; readonly start: number; readonly end: number }

/** `key` names all that every record rests on. */
export function openRecordFile(file: string, key: string): RecordFile {
  const known = new Map<string, Packed & { readonly record: PageRecord }>()
  const piece = readKeptBytes(file, key) ?? Buffer.from('\n')
  const head = piece.indexOf('\n\n') + 1
  const shared = sharedReaders()
  let start = head + 1
  for (const text of piece.toString('utf8', 0, head).split('\n').slice(0, -1)) {
    const line: Line = JSON.parse(text)
    const record = recordOf(line, shared, { piece, start })
    known.set(line.path, { record, line: text, piece, start, end: start + line.rest })
    start += line.rest
  }
  return {
    size: known.size,
    get: (path) => known.get(path)?.record,
    save: (current) => {
      const all = [...current].map(([path, record]) => {
        const before = known.get(path)
        return before?.record === record ? before : pack(path, record)
      })
      const lines = Buffer.from(`${all.map(({ line }) => `${line}\n`).join('')}\n`)
      writeKeptBytes(file, key, [lines, ...inRuns(all)])
    },
  }
}

/** The rests of records, as few pieces as there can be: most lie beside each other as they did before. */
function inRuns(all: readonly Packed[]): readonly Buffer[] {
  const runs: Buffer[] = []
  let piece: Buffer = Buffer.alloc(0)
  let [from, to] = [0, 0]
  for (const next of all) {
    if (next.piece !== piece || next.start !== to) {
      runs.push(piece.subarray(from, to))
      ;[piece, from] = [next.piece, next.start]
    }
    to = next.end
  }
  return [...runs, piece.subarray(from, to)]
}

const NONE: readonly never[] = []
const NO_CHECKS: PageRecord['checks'] = { found: [], spellings: {} }

function pack(path: string, record: PageRecord): Packed {
  const { stamp, digest, face, parts, fields, traits, uses, standIns, found, checks } = record
  const rest = Buffer.from(JSON.stringify(traits.leads))
  const plain = JSON.stringify(checks) === JSON.stringify(NO_CHECKS)
  const line: Line = {
    ...{ path, stamp, digest, face, fields, types: traits.types.join(' '), rest: rest.length },
    ...(parts.length > 0 ? { parts } : {}),
    ...(uses.length > 0 ? { uses } : {}),
    ...(standIns > 0 ? { standIns } : {}),
    ...(found.length > 0 ? { found } : {}),
    ...(plain ? {} : { checks }),
    ...(traits.places.length > 0 ? { places: traits.places } : {}),
    ...(traits.frames.length > 0 ? { frames: traits.frames } : {}),
    ...(traits.pictures.length > 0 ? { pictures: traits.pictures.map(pictureName) } : {}),
  }
  return { line: JSON.stringify(line), piece: rest, start: 0, end: rest.length }
}

type Place = { readonly piece: Buffer; readonly start: number }

function recordOf(line: Line, shared: Shared, place: Place): PageRecord {
  const { stamp, digest, face, fields, parts = NONE, uses = NONE, standIns = 0, found = NONE } = line
  const { checks = NO_CHECKS } = line
  const traits = new StoredTraits(line, shared, place)
  return { stamp, digest, face, parts, fields, traits, uses, standIns, found, checks }
}

/** What a page leads to is parsed when it is asked for. */
class StoredTraits implements PageTraits {
  readonly places: readonly string[]
  readonly frames: readonly string[]
  readonly types: readonly BlockType[]
  readonly pictures: readonly PictureFile[]
  readonly #place: Place
  readonly #length: number
  #leads: readonly Lead[] | undefined

  constructor({ places = NONE, frames = NONE, types, pictures, rest }: Line, shared: Shared, place: Place) {
    this.places = places
    this.frames = frames
    this.types = shared.types(types)
    this.pictures = pictures ? pictures.map(shared.picture) : NONE
    this.#place = place
    this.#length = rest
  }

  get leads() {
    const { piece, start } = this.#place
    const leads: readonly Lead[] =
      this.#leads ?? JSON.parse(piece.toString('utf8', start, start + this.#length))
    this.#leads = leads
    return leads
  }
}

/** Pages share their pictures and the types of their blocks, and what is known of them. */
type Shared = {
  readonly picture: (name: string) => PictureFile
  readonly types: (names: string) => readonly BlockType[]
}

function sharedReaders(): Shared {
  return {
    picture: askedOnce(pictureOf),
    types: askedOnce((names: string) => names.split(' ').filter(isBlockType)),
  }
}

function pictureOf(name: string): PictureFile {
  const picture = pictureNamed(name)
  if (!picture) throw new Error(`No picture is called ${name}`)
  return picture
}

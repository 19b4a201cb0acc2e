/** The record of a page as it is kept: all pages of a large site have theirs in memory, so there is little to each. */
import type { BlockType, PageFields } from '../../../../schema/page.ts'
import type { PictureFile } from '../../../../schema/slots.ts'
import { askedOnce } from '../../../core/base/memoize.ts'
import { pictureName, pictureNamed } from '../../../core/base/picture-name.ts'
import { numberOfWords } from '../../../core/check/whole-site/same-words.ts'
import type { Lead } from '../../../core/site/leads.ts'
import type { PageTraits } from '../../../core/site/page-traits.ts'
import { isBlockType } from '../../../core/validate/validate.ts'
import { shortDigest } from '../file-states.ts'
import { type Part, type Pieces, textOf } from './pieces.ts'
import type { PageRecord } from './record.ts'

/** What all pages have. */
export type Line = readonly [
  path: string,
  stamp: string,
  digest: string,
  face: string,
  title: string,
  description: string,
  titleNumber: number,
  descriptionNumber: number,
  more: More | 0,
]

/** What few pages have. */
type More = {
  readonly fields?: Omit<PageFields, 'title' | 'description'> | undefined
  readonly parts?: PageRecord['parts'] | undefined
  readonly uses?: PageRecord['uses'] | undefined
  readonly standIns?: number | undefined
  readonly found?: PageRecord['found'] | undefined
  readonly checks?: PageRecord['checks'] | undefined
  readonly places?: readonly string[] | undefined
  readonly frames?: readonly string[] | undefined
}

/** What pages share: there are few lists of types, and few pictures. */
export type Shared = Pick<PageTraits, 'types' | 'pictures'>

const NONE: readonly never[] = []
const NOTHING: More = {}
const NO_CHECKS: PageRecord['checks'] = { found: NONE, spellings: {} }

export class PackedRecord implements PageRecord, PageTraits {
  readonly line: Line
  readonly types: readonly BlockType[]
  readonly pictures: readonly PictureFile[]
  /** What the page leads to, as JSON. */
  readonly packedLeads: Part

  constructor(line: Line, { types, pictures }: Shared, leads: Part) {
    this.line = line
    this.types = types
    this.pictures = pictures
    this.packedLeads = leads
  }

  get path() {
    return this.line[0]
  }

  get stamp() {
    return this.line[1]
  }

  get digest() {
    return this.line[2]
  }

  get face() {
    return this.line[3]
  }

  get fields(): PageFields {
    return { title: this.line[4], description: this.line[5], ...this.#more.fields }
  }

  get words() {
    return { title: this.line[6], description: this.line[7] }
  }

  get traits(): PageTraits {
    return this
  }

  /** Asked for once, when links are checked: all of them would fill the memory. */
  get leads() {
    const leads: readonly Lead[] = JSON.parse(textOf(this.packedLeads))
    return leads
  }

  get places() {
    return this.#more.places ?? NONE
  }

  get frames() {
    return this.#more.frames ?? NONE
  }

  get parts() {
    return this.#more.parts ?? NONE
  }

  get uses() {
    return this.#more.uses ?? NONE
  }

  get standIns() {
    return this.#more.standIns ?? 0
  }

  get found() {
    return this.#more.found ?? NONE
  }

  get checks() {
    return this.#more.checks ?? NO_CHECKS
  }

  get #more(): More {
    return this.line[8] === 0 ? NOTHING : this.line[8]
  }
}

/** The record has no ties to the text that it was made of: that can be let go. */
export function packRecord(path: string, read: Omit<PageRecord, 'face'>, pieces: Pieces): PackedRecord {
  const { stamp, digest, fields, traits } = read
  const { places, types, pictures } = traits
  const { title, description, layout, draft, noindex } = fields
  const text = JSON.stringify(traits.leads)
  const face = shortDigest(JSON.stringify([places, types, layout, draft, noindex]) + text)
  const words = [numberOfWords(title), numberOfWords(description)] as const
  const own: readonly [string, string, More | 0] = untied([title, description, moreOf(read)])
  const line: Line = [path, stamp, digest, face, own[0], own[1], words[0], words[1], own[2]]
  const shared = { types: typesNamed(types.join(' ')), pictures: pictures.map(sharedPicture) }
  return new PackedRecord(line, shared, pieces.add(text))
}

/** A part of a text keeps all of it in memory. */
const untied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

function moreOf({
  fields,
  traits,
  parts,
  uses,
  standIns,
  found,
  checks,
}: Omit<PageRecord, 'face'>): More | 0 {
  const { title: _title, description: _description, ...others } = fields
  const { places, frames } = traits
  const { spellings, since, until } = checks
  const isPlain = checks.found.length === 0 && since === undefined && until === undefined
  const more: More = {
    fields: unless(Object.values(others).every(isUndefined), others),
    parts: unless(parts.length === 0, parts),
    uses: unless(uses.length === 0, uses),
    standIns: unless(standIns === 0, standIns),
    found: unless(found.length === 0, found),
    checks: unless(isPlain && Object.keys(spellings).length === 0, checks),
    places: unless(places.length === 0, places),
    frames: unless(frames.length === 0, frames),
  }
  return Object.values(more).every(isUndefined) ? 0 : more
}

const isUndefined = (value: unknown) => value === undefined

const unless = <Value>(isLeftOut: boolean, value: Value) => (isLeftOut ? undefined : value)

/** The same record of a file of which the system says something else now. */
export function restamped(record: PackedRecord, stamp: string): PackedRecord {
  const [path, , ...rest] = record.line
  return new PackedRecord([path, stamp, ...rest], record, record.packedLeads)
}

/** By their names with a blank between them: pages share what is known of them, as of pictures. */
export const typesNamed = askedOnce((names: string): readonly BlockType[] =>
  names.split(' ').filter(isBlockType),
)

export const sharedPictureNamed = askedOnce((name: string): PictureFile => {
  const picture = pictureNamed(name)
  if (!picture) throw new Error(`No picture is called ${name}`)
  return picture
})

const sharedPicture = (picture: PictureFile) => sharedPictureNamed(pictureName(picture))

/** A page made from its record. Its file is read again only if its blocks or the places of its values are needed. */
import type { Page } from '../../../schema/page.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import type { PageTraits } from '../../core/site/page-traits.ts'
import type { PageRead } from '../../core/site/read-page.ts'
import { routeOf } from '../../core/site/routes.ts'
import type { LinkedPage } from '../../core/site/site.ts'
import type { SourceFile, StandIn } from '../../core/yaml/source-file.ts'
import type { PageRecord } from './records.ts'

/** Reads parts of a page again. */
export type Reread = {
  readonly text: (path: string) => string
  readonly source: (path: string) => SourceFile
  /** With everything that it includes. */
  readonly whole: (path: string) => SourceFile
  readonly blocks: (path: string) => Page['blocks']
}

export function pageOfRecord(
  path: string,
  record: PageRecord,
  reread: Reread,
): PageRead & { readonly page: LinkedPage } {
  const source = new SourceOfRecord(path, record, reread, reread.source)
  const page = {
    route: routeOf(path),
    traits: Object.assign(new LinksOfRecord(record.links), record.traits),
    source: record.included.length === 0 ? source : new SourceOfRecord(path, record, reread, reread.whole),
    page: Object.assign(new BlocksOfRecord(path, reread), record.fields),
  }
  return { source, page, aliases: record.fields.aliases, uses: record.uses }
}

/** Parses the links of a page when they are needed. The other traits are added to this object. */
class LinksOfRecord {
  readonly #json: string

  constructor(json: string) {
    this.#json = json
  }

  get links(): PageTraits['links'] {
    return JSON.parse(this.#json)
  }
}

/** Reads the blocks of a page when they are needed. The page's fields are added to this object. A class is a quarter of the
 * cost of an object literal with a getter. */
class BlocksOfRecord {
  readonly #path: string
  readonly #reread: Reread

  constructor(path: string, reread: Reread) {
    this.#path = path
    this.#reread = reread
  }

  get blocks(): Page['blocks'] {
    return this.#reread.blocks(this.#path)
  }
}

const NONE: readonly never[] = []

/** A class, because there is one for every page: closures would take more memory. */
class SourceOfRecord implements SourceFile {
  readonly path: string
  readonly #record: PageRecord
  readonly #reread: Reread
  readonly #read: (path: string) => SourceFile

  constructor(path: string, record: PageRecord, reread: Reread, read: (path: string) => SourceFile) {
    this.path = path
    this.#record = record
    this.#reread = reread
    this.#read = read
  }

  get text() {
    return this.#reread.text(this.path)
  }

  get value() {
    return this.#source().value
  }

  get dependsOn() {
    return this.#record.included.map(([path]) => path)
  }

  get standIns() {
    if (this.#record.standIns === 0) return NONE
    const source = () => this.#source()
    return Array.from({ length: this.#record.standIns }, (_, index) => standInOfRecord(index, source))
  }

  textIn(file: string) {
    return this.#source().textIn(file)
  }

  mayHold(pattern: Pick<RegExp, 'test'>) {
    return this.#source().mayHold(pattern)
  }

  spanOf(path: FieldPath) {
    return this.#source().spanOf(path)
  }

  spanOfWords(path: FieldPath, words: string, before?: string) {
    return this.#source().spanOfWords(path, words, before)
  }

  spanOfKey(path: FieldPath) {
    return this.#source().spanOfKey(path)
  }

  #source() {
    return this.#read(this.path)
  }
}

function standInOfRecord(index: number, source: () => SourceFile): StandIn {
  const standIn = () => source().standIns[index]
  return {
    get path() {
      return standIn()?.path ?? []
    },
    get span() {
      return standIn()?.span ?? source().spanOf([])
    },
  }
}

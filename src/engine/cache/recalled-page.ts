/** A page that is known from its record. Its file is read again only when somebody asks for its blocks or its places. */
import type { Page } from '../../../schema/page.ts'
import type { OwnChecks } from '../check-own.ts'
import type { Span } from '../clock.ts'
import type { PageTraits } from '../page-traits.ts'
import { routeOf } from '../routes.ts'
import type { LinkedPage } from '../site.ts'
import type { FieldPath, SourceFile, StandIn } from '../source.ts'
import type { PageRecord } from './record.ts'

/** Reads parts of a page anew. */
export type Reread = {
  readonly source: (path: string) => SourceFile
  /** With all that it takes up. */
  readonly whole: (path: string) => SourceFile
  readonly blocks: (path: string) => Page['blocks']
}

type Recalled = { readonly source: SourceFile; readonly linked: LinkedPage }

export function recalledPage(path: string, record: PageRecord, reread: Reread): Recalled {
  const source = new RecalledSource(path, record, reread.source)
  const linked = {
    route: routeOf(path),
    traits: Object.assign(new RecalledLeads(record.leads), record.traits),
    source: record.parts.length === 0 ? source : new RecalledSource(path, record, reread.whole),
    checks: ownChecks(record),
    page: Object.assign(new RecalledBlocks(path, reread), record.fields),
  }
  return { source, linked }
}

function ownChecks({ checks: { found, spellings, since, until }, face }: PageRecord): OwnChecks {
  return { found, spellings, face, span: spanOf(since, until) }
}

const ALWAYS: Span = { since: -Infinity, until: Infinity }

/** Nearly all of thousands of pages say the same on every day. */
function spanOf(since: number | undefined, until: number | undefined): Span {
  if (since === undefined && until === undefined) return ALWAYS
  return { since: since ?? ALWAYS.since, until: until ?? ALWAYS.until }
}

/** What a page leads to, beside which its other traits are put. */
class RecalledLeads {
  readonly #json: string

  constructor(json: string) {
    this.#json = json
  }

  get leads(): PageTraits['leads'] {
    return JSON.parse(this.#json)
  }
}

/** The blocks of a page, beside which its fields are put: a getter of its own for each page costs four times as much. */
class RecalledBlocks {
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

/** There are as many as pages: what they do is written once, not in closures of each. */
class RecalledSource implements SourceFile {
  readonly path: string
  readonly #record: PageRecord
  readonly #read: (path: string) => SourceFile

  constructor(path: string, record: PageRecord, read: (path: string) => SourceFile) {
    this.path = path
    this.#record = record
    this.#read = read
  }

  get text() {
    return this.#source().text
  }

  get value() {
    return this.#source().value
  }

  get dependsOn() {
    return this.#record.parts.map(([part]) => part)
  }

  get standIns() {
    if (this.#record.standIns === 0) return NONE
    const source = () => this.#source()
    return Array.from({ length: this.#record.standIns }, (_, index) => recalledStandIn(index, source))
  }

  textIn(file: string) {
    return this.#source().textIn(file)
  }

  mayHold(pattern: RegExp) {
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

function recalledStandIn(index: number, source: () => SourceFile): StandIn {
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

/** Keeps the last one only: pages are looked at one after the other, and all of them would fill the memory. */
export function lastOne<Part>(read: (path: string) => Part): (path: string) => Part {
  let last: { readonly path: string; readonly part: Part } | undefined
  return (path) => {
    if (last?.path !== path) last = { path, part: read(path) }
    return last.part
  }
}

/** What the checks of the whole site need from each page. It is small, so it can be kept for every page. */
import type { BlockType, Page } from '../../../schema/page.ts'
import type { PictureFile } from '../../../schema/slots.ts'
import { valueAt } from '../base/value-at.ts'
import { visitFields } from '../base/walk.ts'
import { hasBareLink } from './bare-links.ts'
import { type Link, visitLinks } from './links.ts'
import type { Counted } from './traits/counts.ts'
import type { BlockList, PlacedText } from './traits/figures.ts'
import type { PeriodDay } from './traits/period-days.ts'
import type { WayToPay } from './traits/ways-to-pay.ts'
import type { WeeklyHours } from './traits/weekly-hours.ts'

type ShownPicture = PictureFile & { readonly alt?: string }

/** All lists are in the order of the page. */
export type PageTraits = {
  /** The names after `#` that links can use. */
  readonly anchors: readonly string[]
  /** The types of its blocks, each once. */
  readonly types: readonly BlockType[]
  readonly links: readonly Link[]
  /** Whether its texts have addresses or numbers that become links by themselves. */
  readonly hasBareLinks?: boolean
  readonly pictures: readonly ShownPicture[]
  /** The addresses of its frames, as the author wrote them. */
  readonly frames: readonly string[]
  /** The heading in its block `hero`, if it is not the title of the page. */
  readonly heading?: string
  /** What it says is accepted, or not. */
  readonly ways?: readonly WayToPay[]
  /** If its title has a number, its texts that name another one. */
  readonly numbered?: readonly PlacedText[]
  /** Its texts with one number of things, such as `seven steps`. */
  readonly counts?: readonly Counted[]
  /** The first and the last days of the periods in its calendars. */
  readonly periods?: readonly PeriodDay[]
  /** And those that its texts say. */
  readonly said?: readonly PeriodDay[]
  /** The hours of its blocks `openingHours`. */
  readonly hours?: readonly WeeklyHours[]
  /** In a site of several languages, its numbers and days. */
  readonly figures?: readonly PlacedText[]
  /** And the numbers in its texts. */
  readonly numbers?: readonly PlacedText[]
  /** And the lists of its blocks. */
  readonly lists?: readonly BlockList[]
  /** And the types of its blocks, in order. */
  readonly order?: readonly string[]
  /** And its sentences that may not be translated. */
  readonly foreign?: readonly PlacedText[]
}

export function traitsOf({ blocks }: Pick<Page, 'blocks'>): PageTraits {
  const [links, anchors, pictures, frames]: [Link[], string[], ShownPicture[], string[]] = [[], [], [], []]
  const add = (link: Link, owner: object) => {
    links.push(link)
    if (link.kind === 'picture') {
      const alt = valueAt(owner, ['alt'])
      pictures.push({ file: link.to, slot: link.slot, ...(typeof alt === 'string' && { alt }) })
    }
    if (link.kind === 'frame') frames.push(link.to)
  }
  let hasBareLinks = false
  visitFields(blocks, [], (name, value, _, owner) => {
    if (name === 'markdown' && typeof value === 'string') hasBareLinks ||= hasBareLink(value)
    if (isAnchor(name, value)) anchors.push(value)
    return visitLinks(name, value, owner, add)
  })
  return {
    anchors,
    types: [...new Set(blocks.map(({ type }) => type))],
    links,
    hasBareLinks,
    pictures,
    frames,
  }
}

/** An anchor, and the path of the field that names it. */
export type NamedAnchor = { readonly name: string; readonly path: readonly PropertyKey[] }

export function anchorsOf(blocks: Page['blocks']): readonly NamedAnchor[] {
  const found: NamedAnchor[] = []
  visitFields(blocks, ['blocks'], (field, name, path) => {
    if (isAnchor(field, name)) found.push({ name, path: [...path, field] })
    return typeof name === 'string'
  })
  return found
}

const isAnchor = (field: string, value: unknown): value is string =>
  typeof value === 'string' && (field === 'anchor' || field === 'id')

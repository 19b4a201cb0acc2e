/** Entries that are there twice. Buttons and rows without a name may come again, but not one after the other. */
import { placeBeside, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isGroup } from '../../base/laid-over.ts'
import { fieldOf, NAMES } from '../../base/texts-in.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

export function checkTwice(
  list: readonly unknown[],
  path: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  // The same number may come again. Chains have a message of their own.
  if (list.length < 2 || typeof list[0] === 'number' || path.includes('chains')) return
  const field = fieldOf(path)
  const names = list.map(nameOf)
  // Equal entries have one name. In nearly all lists, each has its own.
  if (field !== 'blocks' && !names.includes(undefined) && new Set(names).size === list.length) return
  const { numbered, rowHeadings } = Object(valueAt(source.value, path.slice(0, -1)))
  // A lesson may come again. As written, all values are texts.
  if (rowHeadings === 'false') return
  // A step may come again later. Of two entries, one is always next to the other. Each frame shows another page.
  const isSpread =
    field !== MAY_COME_AGAIN &&
    numbered !== 'true' &&
    (list.length > 2 || valueAt(list, [0, 'embedUrl']) !== undefined)
  const firsts = new Map<string | undefined, number>()
  list.forEach((entry, index) => {
    const name = names[index]
    const first = !isSpread ? undefined : field === 'blocks' ? earlierBlock(list, index) : firsts.get(name)
    // The first letters of days.
    if (field === MAY_COME_AGAIN && name && name.length < 4) return
    if (name !== undefined && first === undefined) firsts.set(name, index)
    const twin = [first, index - 1].find((at) => at !== undefined && isSame(list[at], entry))
    const same =
      twin === undefined && first !== undefined ? sameIn(names, index, list, path, first) : undefined
    const at = same ? first : twin
    if (at === undefined) return
    const address =
      same && 'page' in same ? OWN.filter((name) => valueAt(entry, [name]) === same.page).slice(0, 1) : []
    const [one, other] = [
      source.spanOf([...path, at, ...address]),
      source.spanOf([...path, index, ...address]),
    ]
    const isElsewhere = one.file !== other.file
    // The frame of an entry has the name of the entry in its address.
    const isOriginal = same?.isFrame && isGroup(entry) && same.page.includes(String(entry.id))
    // A page may begin and end with a contact. One that a snippet shows, too, was forgotten.
    if (!isElsewhere && at !== index - 1 && valueAt(entry, ['type']) === 'contact') return
    // A snippet may be there twice.
    if (!isElsewhere && one.start.line === other.start.line) return
    // Other pages may need the block of a snippet.
    const [span, twinSpan] =
      isOriginal || (isElsewhere && one.file === source.path) ? [one, other] : [other, one]
    report({ ...messages.entryTwice(`\`${field}\``, placeBeside(twinSpan, span), same), span })
  })
}

/** What an entry has in common with the first one of its name, if that is hardly ever meant. */
function sameIn(
  names: readonly (string | undefined)[],
  index: number,
  list: readonly unknown[],
  path: FieldPath,
  first: number,
) {
  const [name, entry] = [names[index], list[index]]
  if (name === undefined || !isGroup(entry)) return undefined
  // Of several cards that lead to the same page, two or three may be meant. One pair, side by side, was copied.
  const isPair = names.length > 3 && new Set(names).size === names.length - 1 && names[index - 1] === name
  const isFrame = entry.embedUrl === name
  if ((path[0] !== 'blocks' || isPair || isFrame) && name.startsWith('/')) return { page: name, isFrame }
  const isTitle = [entry.title, entry.question, entry.method].includes(name)
  const isUnlike = entry.accepted !== valueAt(list, [first, 'accepted'])
  // Two prices of one thing, or a list with several such pairs.
  const isMeant =
    (entry.amount !== undefined && entry.text !== valueAt(list, [first, 'text'])) ||
    (entry.question === undefined && names.some((each, at) => each !== name && names.indexOf(each) < at))
  return NAMED.has(fieldOf(path)) && isTitle && !isMeant ? { title: name, isUnlike } : undefined
}

/** In these lists, two entries with one title are hardly ever meant. */
const NAMED: ReadonlySet<string> = new Set(['cards', 'items', 'payments'])

/** An earlier block with the same words. */
function earlierBlock(list: readonly unknown[], index: number): number | undefined {
  const block = list[index]
  if (!isGroup(block) || SHORT.has(block.type)) return undefined
  const first = list.findIndex((each) => isSame(each, block))
  return first < index && JSON.stringify(block).length > FEW ? first : undefined
}

/** Of buttons and the like, several may be meant. */
const SHORT: ReadonlySet<unknown> = new Set(['ctaButton', 'linkList'])
/** A type, a title and two or three words. */
const FEW = 100

/** A chart may have the same word twice below its axis. */
const MAY_COME_AGAIN = 'categories'

const OWN = ['network', 'embedUrl', 'href', ...NAMES, 'markdown']

/** What an entry is told apart by. */
export function nameOf(entry: unknown): string | undefined {
  if (!isGroup(entry)) return typeof entry === 'string' ? entry : undefined
  const own = OWN.find((field) => typeof entry[field] === 'string')
  return own && String(entry[own])
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]))
  if (!isGroup(one) || !isGroup(other)) return false
  for (const name in one) if (!isSame(one[name], other[name])) return false
  for (const name in other) if (!(name in one)) return false
  return true
}

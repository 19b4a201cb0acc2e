/** Which styles a page needs: those that all pages share, and those of its own blocks and parts. */
import type { AtRule, Root } from 'postcss'
import type { Sheet } from '../../../core/render/assets.ts'
import { isReachable, ownersOf, type PartsOf } from './owners.ts'

export type Stylesheet = {
  /** The sheet for all pages comes first, one for several parts before those for one. */
  readonly sheets: readonly Sheet[]
  /** The styles for paper and for the visitor's own colours. They come last, and nobody has to wait for them. */
  readonly aside: string
}

const IS_ASIDE = /^(?:print|\(forced-colors:\s*active\))(?: and [^,]+)?$/

/** In bytes. A smaller sheet is not worth its tags, and its hash in the policy, which must stay short. */
const LEAST = 400
const MOST_SHEETS = 19
/** If so many parts share a rule, most pages need it. */
const MOST_PARTS = 3
const ALL = ''

export function intoSheets(root: Root, partsOf: PartsOf): Stylesheet {
  const aside = root.clone()
  aside.each((node) => void (isAside(node) || node.remove()))
  const rest = root.clone()
  rest.each((node) => void (isAside(node) && node.remove()))
  const owners = new Map<string, string>()
  const sizes = new Map<string, number>()
  eachSelector(rest, (selector, size) => {
    const parts = ownersOf(selector, partsOf)
    const owner = parts.length <= MOST_PARTS ? parts.join(' ') : ALL
    owners.set(selector, owner)
    sizes.set(owner, (sizes.get(owner) ?? 0) + size)
  })
  const own = largest(sizes)
  const sheetOf = (selector: string) => {
    const owner = owners.get(selector) ?? ALL
    return own.includes(owner) ? owner : ALL
  }
  const order = own
    .map((owner) => owner.split(' '))
    .toSorted((a, b) => b.length - a.length || (a.join() < b.join() ? -1 : 1))
  const sheet = (parts: readonly string[]) => ({ parts, text: rulesOf(rest, parts.join(' '), sheetOf) })
  return { sheets: [sheet([]), ...order.map(sheet)], aside: aside.toString() }
}

/** The parts whose styles are worth a sheet. */
function largest(sizes: ReadonlyMap<string, number>): readonly string[] {
  return [...sizes]
    .filter(([owner, size]) => owner !== ALL && size >= LEAST)
    .toSorted(([a, sizeOfA], [b, sizeOfB]) => sizeOfB - sizeOfA || (a < b ? -1 : 1))
    .slice(0, MOST_SHEETS)
    .map(([owner]) => owner)
}

const isAside = (node: Root['nodes'][number]) =>
  node.type === 'atrule' && node.name === 'media' && IS_ASIDE.test(node.params)

/** Leaves out what no element can match. Changes the sheet in place. */
export function dropUnreachable(root: Root, partsOf: PartsOf): void {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return
    const reachable = rule.selectors.filter((selector) => isReachable(selector, partsOf))
    if (reachable.length === 0) rule.remove()
    else if (reachable.length < rule.selectors.length) rule.selectors = reachable
  })
}

function eachSelector(root: Root, see: (selector: string, size: number) => void): void {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return
    const size = rule.toString().length / rule.selectors.length
    for (const selector of rule.selectors) see(selector, size)
  })
}

const isKeyframes = (parent: { readonly type: string } | undefined) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'

/** The rules of one sheet, in their order. Keyframes go where their name is used, fonts and the like to all. */
function rulesOf(root: Root, sheet: string, sheetOf: (selector: string) => string): string {
  const copy = root.clone()
  copy.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return
    const mine = rule.selectors.filter((selector) => sheetOf(selector) === sheet)
    if (mine.length === 0) rule.remove()
    else if (mine.length < rule.selectors.length) rule.selectors = mine
  })
  const used = new Set<string>()
  copy.walkDecls(({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word)
  })
  copy.walkAtRules((rule) => {
    if (rule.name === 'keyframes' ? !used.has(rule.params) : sheet !== ALL && !isFilled(rule)) rule.remove()
  })
  copy.walkAtRules((rule) => {
    if (isFilled(rule) && rule.nodes?.length === 0) rule.remove()
  })
  return copy.toString()
}

/** Whether it has rules inside. */
const isFilled = ({ name }: AtRule) => /^(?:media|supports|keyframes)$/.test(name)

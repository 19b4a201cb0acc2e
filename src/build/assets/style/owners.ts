/** Finds the parts of a page that a selector can match, by its classes. A block is never inside another block. */
import { SHELL } from '../../../shell/optional-parts.ts'

/** The types of blocks and the parts of the shell that can write a class, or a tag as `<tag`; `undefined` if every page can. */
export type PartsOf = (name: string) => readonly string[] | undefined

/** Classes, and tags that no author's text can become. */
const NAMES = /\.([\w-]+)|(?<![\w.#:[-])(?:fieldset|legend|label|input|progress|iframe)(?![\w-])/g

/** A selector can only match in these parts. Without any, it may match anywhere. */
export function ownersOf(selector: string, partsOf: PartsOf): readonly string[] {
  return partsWith(selector, partsOf) ?? []
}

/** Parts of kinds of fields that no page has, links without an address, lists of buttons, and what is made one by its role. */
const NEVER =
  /^\[role=button]|^\[type=["']?search|::(?:-webkit-(?:datetime|search|color|file|inner)|file-selector|-moz-focus-inner)|^a:not\(\[href\]\)|\.list-group-item:disabled/

/** Whether an element of a page can match, as far as names tell. Blocks can stand beside each other. */
export function isReachable(selector: string, partsOf: PartsOf): boolean {
  if (NEVER.test(selector)) return false
  // Blocks are inside the shell.
  const partsOfBlock: PartsOf = (name) => {
    const parts = partsOf(name)
    return parts?.includes(SHELL) ? undefined : parts
  }
  return certain(selector)
    .split(/[~+]/)
    .every((beside) => partsWith(beside, partsOfBlock)?.length !== 0)
}

/** The parts that can write all the names. `undefined` if no name says anything about parts. */
function partsWith(selector: string, partsOf: PartsOf): readonly string[] | undefined {
  let parts: readonly string[] | undefined
  for (const [tag, name = `<${tag}`] of certain(selector).matchAll(NAMES)) {
    const having = partsOf(name)
    if (having) parts = parts ? parts.filter((part) => having.includes(part)) : having
  }
  return parts
}

/** The selector without what it excludes and without alternatives. */
function certain(selector: string): string {
  const shorter = selector.replaceAll(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  return shorter === selector ? selector : certain(shorter)
}

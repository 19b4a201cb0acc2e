/** Checks snippets against each other: circles, and snippets that no page uses. */
import * as blocks from '../../../../schema/blocks.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import { startOf } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { textsIn } from '../../base/texts-in.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { entriesOf, type Snippets, snippetName } from './snippets.ts'

/** An entry `use:` of `blocks`. */
type SnippetUse = { readonly name: string; readonly index: number }

/** The snippets that a document includes itself. */
function usesIn(document: SourceFile): readonly SnippetUse[] {
  return entriesOf(document).flatMap((entry, index) => {
    const name = valueAt(entry, ['use'])
    return typeof name === 'string' ? [{ name, index }] : []
  })
}

/** Reports each circle once: where it closes, starting from the first of its snippets. */
export function checkCircles(snippets: Snippets, report: Report): void {
  const done = new Set<string>()
  const visit = (name: string, within: readonly string[]): void => {
    const source = snippets.get(name)?.source
    if (!source || done.has(name)) return
    for (const use of usesIn(source)) {
      const span = () => source.spanOf(['blocks', use.index, 'use'])
      if ([...within, name].includes(use.name))
        report({ ...messages.snippetInCircle(use.name), span: span() })
      else visit(use.name, [...within, name])
    }
    done.add(name)
  }
  for (const name of snippets.keys()) visit(name, [])
}

/** The names of the snippets that a document includes itself; `undefined` if it cannot be read. */
export function snippetsUsedIn(document: SourceFile): readonly string[] | undefined {
  const { text, value } = document
  if (value === undefined) return undefined
  const uses = [...usesIn(document).map(({ name }) => name), ...unknownTypesIn(document)]
  if (!text.includes(PREFIX)) return uses
  // A snippet under a misspelt `use` counts as used.
  const others = textsIn(value, []).filter(
    ({ path, text: name }) => path.length === 3 && name.startsWith(PREFIX),
  )
  return [...uses, ...others.map(({ text: name }) => name)]
}

/** The type of a block may be the name of a snippet, if there is no such type. */
function unknownTypesIn(document: SourceFile): readonly string[] {
  return entriesOf(document).flatMap((block) => {
    const type = valueAt(block, ['type'])
    return typeof type === 'string' && !Object.hasOwn(blocks, type) ? `${PREFIX}${type}` : []
  })
}

const PREFIX = 'snippets/'

/**
 * `pages` are the names that each page includes. If a page or a used snippet cannot be read, or a page names a snippet
 * that does not exist, it may mean any snippet: then nothing is reported.
 */
export function checkUnusedSnippets(
  snippets: Snippets,
  pages: readonly (readonly string[] | undefined)[],
  report: Report,
): void {
  if (snippets.size === 0 || pages.includes(undefined)) return
  const used = new Set<string>()
  const visit = (name: string): void => {
    if (used.has(name)) return
    used.add(name)
    const source = snippets.get(name)?.source
    for (const use of source ? usesIn(source) : []) visit(use.name)
  }
  for (const name of new Set(pages.flatMap((names) => names ?? []))) visit(name)
  if ([...used].some((name) => snippets.get(name)?.source.value === undefined)) return
  for (const { source } of snippets.values()) {
    const name = snippetName(source.path) ?? ''
    if (!used.has(name)) report({ ...messages.snippetUnused(name), span: startOf(source.path) })
  }
}

/** What snippets do to each other: circles, and those that nobody takes up. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import { startOf } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages/reuse.ts'
import type { SourceFile } from '../source.ts'
import { textsIn } from '../texts-in.ts'
import { valueAt } from '../value-at.ts'
import { type Snippets, snippetName } from './snippets.ts'

type Use = { readonly name: string; readonly index: number }

/** The snippets that a document takes up itself. */
function usesIn(value: unknown): readonly Use[] {
  const listed = valueAt(value, ['blocks'])
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : []
  return entries.flatMap((entry, index) => {
    const name = valueAt(entry, ['use'])
    return typeof name === 'string' ? [{ name, index }] : []
  })
}

/** Each circle is reported once: where it closes, seen from the first of its snippets. */
export function checkCircles(snippets: Snippets, report: Report): void {
  const done = new Set<string>()
  const visit = (name: string, within: readonly string[]): void => {
    const source = snippets.get(name)?.source
    if (!source || done.has(name)) return
    for (const use of usesIn(source.value)) {
      const span = () => source.spanOf(['blocks', use.index, 'use'])
      if ([...within, name].includes(use.name))
        report({ ...messages.snippetInCircle(use.name), span: span() })
      else visit(use.name, [...within, name])
    }
    done.add(name)
  }
  for (const name of snippets.keys()) visit(name, [])
}

/** Where a page cannot be read, or names a snippet that there is not, it may mean any: then nothing is said. */
export function checkUse(snippets: Snippets, pages: readonly SourceFile[], report: Report): void {
  if (snippets.size === 0 || pages.some(({ value }) => value === undefined)) return
  const used = new Set<string>()
  const visit = (value: unknown): void => {
    for (const { name } of usesIn(value)) {
      if (used.has(name)) continue
      used.add(name)
      visit(snippets.get(name)?.source.value)
    }
  }
  for (const { value } of pages) visit(value)
  // One that is taken up under another field is meant all the same.
  for (const { value } of pages)
    for (const { text, path } of textsIn(value, [])) if (path.length === 3 && isSnippet(text)) used.add(text)
  if ([...used].some((name) => !snippets.has(name))) return
  for (const { source } of snippets.values()) {
    const name = snippetName(source.path) ?? ''
    if (!used.has(name)) report({ ...messages.snippetUnused(name), span: startOf(source.path) })
  }
}

const isSnippet = (text: string) => text.startsWith('snippets/')

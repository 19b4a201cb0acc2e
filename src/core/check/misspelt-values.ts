/** Tells of a misspelt name in site.yaml once, in site.yaml, and not at every text that uses the value. */
import { certain } from '../../diagnostics/certain.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { pathOf, REFERENCE, siteValues } from '../validate/interpolate.ts'
import { asWritten, replaced } from '../yaml/rewrite.ts'
import type { SourceFile } from '../yaml/source-file.ts'

/**
 * The name is misspelt in site.yaml if several texts use the same unknown name, and none uses the name that is like it.
 * A single text may be the one with the mistake.
 */
export function withMisspeltValues(
  found: readonly Diagnostic[],
  site: SourceFile | undefined,
  sources: readonly SourceFile[],
): readonly Diagnostic[] {
  const unknown = found.filter(({ code }) => code === messages.unknownValue.code)
  if (!site || unknown.length < 2) return found
  const textOf = new Map(sources.map((source) => [source.path, source.text]))
  const nameOf = ({ span: { file, start, end } }: Diagnostic) =>
    [...(textOf.get(file)?.slice(start.offset, end.offset).matchAll(REFERENCE) ?? [])][0]?.[1] ?? ''
  const counts = new Map<string, number>()
  for (const each of unknown) counts.set(nameOf(each), (counts.get(nameOf(each)) ?? 0) + 1)
  const told = new Map<string, Diagnostic>()
  const used = new Set(
    [...textOf.values()].flatMap((text) => [...text.matchAll(REFERENCE)].map(([, name]) => name)),
  )
  const unused = [...(siteValues(site.value)?.keys() ?? [])].filter((name) => !used.has(name))
  for (const [name, count] of counts) {
    const meant = name === '' || count < 2 ? undefined : certain(name, unused)
    if (meant !== undefined) told.set(name, misspelt(meant, name, count, site))
  }
  if (told.size === 0) return found
  return [...found.filter((each) => !unknown.includes(each) || !told.has(nameOf(each))), ...told.values()]
}

function misspelt(name: string, meant: string, count: number, site: SourceFile): Diagnostic {
  const path = pathOf(name)
  const span = site.spanOfKey(path)
  const field = String(pathOf(meant).at(-1))
  const isThere = site.text.slice(span.start.offset, span.end.offset) === path.at(-1)
  const isRename = path.length === pathOf(meant).length && meant.split('.')[0] === name.split('.')[0]
  const fix = isThere && isRename ? { fix: [replaced(span, asWritten(field))] } : {}
  return { ...messages.unusedValue(name, meant, count), span, ...fix }
}

/** The lines that add names to a group of site.yaml, to be copied. */
import type { LinesToAdd } from '../../../diagnostics/here.ts'
import { valueAt } from '../../base/value-at.ts'
import { asWritten } from '../../yaml/rewrite.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** What follows a name in each group that authors extend. */
const VALUES: ReadonlyMap<string, readonly string[]> = new Map([
  ['contacts', ['', '  title: Who answers', '  email: office@example.org']],
  ['facts', [' The value']],
  ['links', [' https://www.example.org/']],
])

/** Of so many missing names all are shown. */
const MOST = 20
/** A name that site.yaml can have, and that can stand in a message. */
const SHOWN = /^[^\s\p{Cc}\p{Cf}`{}]{1,60}$/u

/** Without `site`, or if it lacks the group, the lines begin with the name of the group. */
export function linesForSite(
  group: string,
  names: readonly string[],
  site?: SourceFile,
): LinesToAdd | undefined {
  const [first, ...more] = VALUES.get(group) ?? []
  const shown = names.filter((name) => SHOWN.test(name)).slice(0, MOST)
  if (first === undefined || shown.length === 0) return undefined
  const entries = (indent: number) =>
    shown.flatMap((name) => [`${asWritten(name)}:${first}`, ...more].map((line) => ' '.repeat(indent) + line))
  const own = valueAt(site?.value, [group])
  if (!site || own === undefined) return { lines: [`${group}:`, ...entries(2)] }
  const [key] = Object.keys(Object(own))
  const below = site.spanOfKey([group]).start.line
  const start = key === undefined ? undefined : site.spanOfKey([group, key]).start
  // Below a group in braces, or one that is empty, the lines cannot stand.
  return start && start.line > below ? { below, lines: entries(start.column - 1) } : undefined
}

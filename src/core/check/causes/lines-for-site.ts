/** The lines that add names to a group of site.yaml, to be copied. */
import { site as siteSchema } from '../../../../schema/site.ts'
import { certain, only } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import type { LinesToAdd } from '../../../diagnostics/here.ts'
import { lineOfOtherGroup, onlyInLanguage, unusedFile } from '../../../diagnostics/remedies.ts'
import { allOf } from '../../../diagnostics/wording.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { fieldsOf, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { linesToAdd } from '../../validate/fields/lines-to-add.ts'
import { pathOfValue } from '../../validate/interpolate.ts'
import { languagesIn } from '../../validate/site-in-language.ts'
import { asWritten } from '../../yaml/rewrite.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { Unknown } from './find-unknown-names.ts'

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

const isMeant = ({ advice }: Diagnostic) => advice?.guesses !== undefined

/** The line that adds a field to a contact that does not have it. */
function withField(diagnostic: Diagnostic, path: FieldPath, site: SourceFile): Diagnostic {
  const [group, contact = '', field = '', ...more] = path.map(String)
  const schema = schemaAt(siteSchema, ['contacts', contact])
  if (group !== 'contacts' || field === '' || more.length > 0 || isMeant(diagnostic)) return diagnostic
  if (!fieldsOf(schema).includes(field))
    return { ...diagnostic, help: `${diagnostic.help ?? ''} A contact can have ${allOf(fieldsOf(schema))}.` }
  const added = linesToAdd([field], schema, ['contacts', contact], site)
  if (!added?.below) return diagnostic
  const words = `To add \`${field}\`, write in site.yaml, below line ${added.below}:`
  return { ...diagnostic, help: [diagnostic.help || [], words].flat().join(' '), lines: added.lines }
}

const LAST = 'spelling'

/** With the lines that add the name. A name that is certainly misspelt, or that something follows, needs none. */
export function withLines(
  { diagnostic, name }: Unknown,
  site: SourceFile,
  unusedIn: (group: string) => readonly string[],
): Diagnostic {
  const [group = '', first = ''] = pathOfValue(name).map(String)
  const known = Object.keys(Object(valueAt(site.value, [group])))
  const others = known.filter((each) => each !== first)
  const isWithMore = group === 'links' && /[/?#]/.test(first)
  if (diagnostic.fix || isWithMore || certain(first, others) !== undefined) return diagnostic
  if (known.includes(first)) return withField(diagnostic, pathOfValue(name), site)
  const added = linesForSite(group, [first], site)
  const language = languagesIn(site.value).find((each) =>
    valueAt(site.value, ['languages', each, group, first]),
  )
  if (language !== undefined) {
    const { line } = site.spanOfKey(['languages', language, group, first]).start
    return { ...diagnostic, help: onlyInLanguage(first, group, language, line, added?.below), advice: {} }
  }
  // The last group of most files takes any name.
  if (valueAt(site.value, [LAST, first]) !== undefined && added?.below !== undefined) {
    const { line } = site.spanOfKey([LAST, first]).start
    return { ...diagnostic, help: lineOfOtherGroup(first, group, line, added.below), advice: {} }
  }
  if (!added) return diagnostic
  const where =
    added.below === undefined ? 'at the end of site.yaml' : `in site.yaml, below line ${added.below}`
  const words = `To add \`${first}\`, write ${where}:`
  const { help, advice = {} } = diagnostic
  const unused = isMeant(diagnostic) ? [] : unusedIn(group)
  const isNew = (each: string) => each.startsWith(first.slice(0, 4)) || (known.length > 2 && !unused[1])
  const renamed = only(unused, isNew)
  const said = [renamed === undefined ? '' : unusedFile(renamed), help, words].filter(Boolean)
  return {
    ...diagnostic,
    help: said.join(' '),
    lines: added.lines,
    advice: renamed === undefined ? advice : {},
  }
}

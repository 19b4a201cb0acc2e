/** Diagnostics as SARIF 2.1.0, which code scanning and editors read. Pure. */
import { type Diagnostic, type Edit, helpText, type SourceSpan } from './diagnostic.ts'

/** What is known of a code, whatever file it is found in. */
export type Rule = { readonly what: string; readonly why: string; readonly severity: Diagnostic['severity'] }

export type Surroundings = {
  readonly version: string
  /** The folder of the site within its repository: `''`, or with `/` at its end. */
  readonly prefix: string
  readonly ruleOf: (code: string) => Rule | undefined
  readonly textOf: (file: string) => string | undefined
}

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

export function formatSarif(diagnostics: readonly Diagnostic[], surroundings: Surroundings): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const rules = codes.map((code) => ruleFor(code, surroundings.ruleOf(code)))
  const driver = { name: 'Ukurasa', version: surroundings.version, rules }
  const results = diagnostics.map((each) => resultFor(each, codes, surroundings))
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results }
  return JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)
}

function ruleFor(id: string, rule: Rule | undefined) {
  if (!rule) return { id }
  const help = `${rule.what} ${rule.why}`
  return {
    id,
    shortDescription: { text: rule.what },
    fullDescription: { text: rule.why },
    help: {
      text: help,
      markdown: `${help}\n\n\`npx ukurasa explain ${id}\` in the folder of the site shows two examples.`,
    },
    defaultConfiguration: { level: rule.severity },
  }
}

function resultFor(diagnostic: Diagnostic, codes: readonly string[], surroundings: Surroundings) {
  const { span, severity, code, message, fix } = diagnostic
  const help = helpText(diagnostic)
  const fixes = fix ? fixFor(fix, help ?? message, surroundings) : undefined
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: help === undefined ? message : `${message} ${help}` },
    locations: [
      { physicalLocation: { artifactLocation: locationOf(span.file, surroundings), region: regionOf(span) } },
    ],
    ...(fixes ? { fixes: [fixes] } : {}),
  }
}

/** From the root of the repository. */
function locationOf(file: string, { prefix }: Surroundings) {
  const uri = `${prefix}${file}`.split('/').map(encodeURIComponent).join('/')
  return { uri, uriBaseId: '%SRCROOT%' }
}

function regionOf({ start, end }: Pick<SourceSpan, 'start' | 'end'>) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
}

/** `undefined` where a text to be changed is not known. */
function fixFor(edits: readonly Edit[], words: string, surroundings: Surroundings) {
  const files = [...new Set(edits.map(({ file }) => file))]
  const texts = new Map(files.map((file) => [file, surroundings.textOf(file)]))
  if (files.some((file) => texts.get(file) === undefined)) return undefined
  const artifactChanges = files.map((file) => ({
    artifactLocation: locationOf(file, surroundings),
    replacements: edits
      .filter((edit) => edit.file === file)
      .map(({ start, end, text }) => ({
        deletedRegion: regionOf({
          start: positionAt(texts.get(file) ?? '', start),
          end: positionAt(texts.get(file) ?? '', end),
        }),
        insertedContent: { text },
      })),
  }))
  return { description: { text: words }, artifactChanges }
}

function positionAt(text: string, offset: number) {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { offset, line, column: offset - before.lastIndexOf('\n') }
}

/** Diagnostics as annotations of a GitHub workflow, and as Markdown for its summary. Pure. */
import { type Diagnostic, helpText, type Severity } from './diagnostic.ts'
import { count } from './wording.ts'

/** GitHub shows no more of a kind for one step. */
const MOST_ANNOTATIONS = 10
/** A summary has a megabyte at most. */
const MOST_LINES = 1000

export type Change = {
  /** The folder of the site within its repository: `''`, or with `/` at its end. */
  readonly prefix: string
  /** The files, from the root of the repository, that the change touches. */
  readonly touched: ReadonlySet<string>
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 }

/** What belongs to the change first, then by severity. */
function byImportance(
  diagnostics: readonly Diagnostic[],
  { prefix, touched }: Change,
): readonly Diagnostic[] {
  const rank = ({ span, severity }: Diagnostic) =>
    (touched.has(`${prefix}${span.file}`) ? 0 : 3) + RANK[severity]
  return [...diagnostics].sort((a, b) => rank(a) - rank(b))
}

export type Annotated = {
  /** Lines that GitHub turns into annotations. */
  readonly annotations: readonly string[]
  readonly rest: readonly Diagnostic[]
}

export function formatGithub(diagnostics: readonly Diagnostic[], change: Change): Annotated {
  const sorted = byImportance(diagnostics, change)
  return {
    annotations: sorted.slice(0, MOST_ANNOTATIONS).map((each) => annotation(each, change.prefix)),
    rest: sorted.slice(MOST_ANNOTATIONS),
  }
}

const COMMANDS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', note: 'notice' }

function annotation(diagnostic: Diagnostic, prefix: string): string {
  const { span, severity, code, message } = diagnostic
  const { file, start, end } = span
  const properties: readonly (readonly [name: string, value: string | number])[] = [
    ['file', `${prefix}${file}`],
    ['line', start.line],
    ['endLine', end.line],
    ['col', start.column],
    // Columns of another line mean nothing to GitHub.
    ...(end.line === start.line ? ([['endColumn', end.column]] as const) : []),
    ['title', code],
  ]
  const written = properties.map(([name, value]) => `${name}=${escaped(String(value), /[%\r\n:,]/g)}`)
  const words = [message, helpText(diagnostic) ?? []].flat().join('\n')
  return `::${COMMANDS[severity]} ${written.join(',')}::${escaped(words, /[%\r\n]/g)}`
}

function escaped(text: string, special: RegExp): string {
  return text.replaceAll(
    special,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

/** `linkTo` gives the address of a line of a file of the repository, where there is one. */
export function summaryOf(
  rest: readonly Diagnostic[],
  { prefix }: Change,
  linkTo: (file: string, line: number) => string | undefined,
): string {
  if (rest.length === 0) return ''
  const lines = rest.slice(0, MOST_LINES).map(({ span, severity, code, message, help, lines = [] }) => {
    const file = `${prefix}${span.file}`
    const address = linkTo(file, span.start.line)
    const place = `${inCode(`${file}:${span.start.line}:${span.start.column}`)}`
    const linked = address === undefined ? place : `[${place}](${address})`
    // Below a list entry, six spaces make code.
    const copied = lines.length === 0 ? '' : `\n\n${lines.map((line) => `      ${line}`).join('\n')}\n`
    return `- ${linked} ${severity}: ${plain(message)} ${help === undefined ? '' : `${plain(help)} `}(${code})${copied}`
  })
  const more = rest.length - MOST_LINES
  const cut = more > 0 ? [`- and ${count(more, 'message')} more`] : []
  return `### ${count(rest.length, 'more message')} of Ukurasa\n\n${[...lines, ...cut].join('\n')}\n`
}

const inCode = (text: string) => `\`${text.replaceAll(/[`\r\n]/g, ' ')}\``

/** Messages quote authors: nothing of it may be HTML, a link or a picture. Code in backticks stays. */
function plain(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? inCode(part.slice(1, -1))
        : part.replaceAll(/[<>&[\]*_~|\\]/g, (c) => `&#${c.charCodeAt(0)};`),
    )
    .join('')
    .replaceAll(/\s+/g, ' ')
}

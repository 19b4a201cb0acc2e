/** The options that all commands share. */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export type Format = 'pretty' | 'json'

export type Options = {
  /** Absolute. */
  readonly root: string
  /** Absolute. */
  readonly out: string
  readonly now: Date
  /** Whether --today was given. */
  readonly clockSet: boolean
  readonly release: boolean
  readonly format: Format
  readonly port: number | undefined
  readonly check: boolean
  readonly help: boolean
}

const SHAPES = {
  root: { type: 'string', default: '.' },
  out: { type: 'string' },
  today: { type: 'string' },
  release: { type: 'boolean', default: false },
  format: { type: 'string', default: 'pretty' },
  port: { type: 'string' },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export function parseOptions(words: readonly string[]): Options | { readonly problem: string } {
  const parsed = parseWords(words)
  if ('problem' in parsed) return parsed
  const { values } = parsed
  const root = resolve(values.root)
  if (!values.help && !isFolder(root)) return { problem: `--root: there is no folder ${values.root}.` }
  const now = clock(values.today)
  if (!now)
    return { problem: `--today: ${values.today} is not a date. Write 2025-10-01 or 2025-10-01T12:00+03:00.` }
  const { format } = values
  if (format !== 'pretty' && format !== 'json')
    return { problem: `--format: ${format} is not known. It may be pretty or json.` }
  const port = values.port === undefined ? undefined : Number(values.port)
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
    return { problem: `--port: ${values.port} is not a port.` }
  }
  return {
    ...values,
    root,
    out: values.out ? resolve(values.out) : join(root, 'dist'),
    now,
    clockSet: values.today !== undefined,
    format,
    port,
  }
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: SHAPES, strict: true, allowPositionals: false })
  } catch (cause) {
    return { problem: cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : String(cause) }
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/** A day alone is its first moment in UTC. A time needs its offset: the zone of this machine must not matter. */
function clock(today: string | undefined): Date | undefined {
  if (today === undefined) return new Date()
  if (!DAY_OR_MOMENT.test(today)) return undefined
  const now = new Date(today)
  return Number.isNaN(now.getTime()) ? undefined : now
}

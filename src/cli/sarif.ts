/** Writes what was found as SARIF, with what is known of each code. */
import manifest from '../../package.json' with { type: 'json' }
import { formatSarif } from '../diagnostics/format-sarif.ts'
import type { ReadResult } from '../engine/read-site.ts'
import { explanationOf } from './explain/explanations.ts'
import { repositoryOf } from './git.ts'

export function printSarif({ diagnostics, sources }: ReadResult, root: string): void {
  const repository = repositoryOf(root)
  const files = new Map(sources.map((source) => [source.path, source]))
  const log = formatSarif(diagnostics, {
    version: manifest.version,
    prefix: 'problem' in repository ? '' : repository.prefix,
    ruleOf: explanationOf,
    textOf: (file) => files.get(file)?.text,
  })
  process.stdout.write(`${log}\n`)
}

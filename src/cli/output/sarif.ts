/** Writes what was found as SARIF, with the explanation of each code. */
import { repositoryOf } from '../../build/base/git.ts'
import { fileTexts } from '../../core/check/file-texts.ts'
import type { ReadResult } from '../../core/check/read-site.ts'
import { formatSarif } from '../../diagnostics/format-sarif.ts'
import { explanationOf } from '../explain/explanations.ts'
import { VERSION } from './version.ts'

export function printSarif(result: ReadResult, root: string): void {
  const repository = repositoryOf(root)
  const texts = fileTexts(result)
  const log = formatSarif(result.diagnostics, {
    version: VERSION,
    prefix: 'problem' in repository ? '' : repository.prefix,
    ruleOf: explanationOf,
    textOf: (file) => texts.get(file),
  })
  process.stdout.write(`${log}\n`)
}

/** Writes what was found for a GitHub workflow: ten annotations, and the rest in the summary of the step. */
import { appendFileSync } from 'node:fs'
import type { ReadResult } from '../../../core/check/read-site.ts'
import { formatGithub, summaryOf } from '../../../diagnostics/format-github.ts'
import { changeOf } from './change.ts'

type Environment = Readonly<Record<string, string | undefined>>

export function reportToGithub({ diagnostics }: ReadResult, root: string, env: Environment): void {
  const change = changeOf(root, env)
  const { annotations, rest } = formatGithub(diagnostics, change)
  for (const line of annotations) process.stdout.write(`${line}\n`)
  const summary = summaryOf(rest, change, (file, line) => addressOf(file, line, env))
  if (summary === '') return
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${summary}\n`)
  else process.stdout.write(summary)
}

function addressOf(file: string, line: number, env: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: commit } = env
  if (!server || !name || !commit) return undefined
  return `${server}/${name}/blob/${commit}/${file.split('/').map(encodeURIComponent).join('/')}#L${line}`
}

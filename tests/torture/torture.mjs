/**
 * `npm run torture`: what takes too long, or needs programs that not every machine has, for `npm test`. Each file of this
 * folder measures; RESULTS.md holds what it measured last. `npm run torture -- hosts` runs one file and keeps the
 * figures of the others.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { chdir, env, execPath, platform, version } from 'node:process'
import { fileURLToPath } from 'node:url'

chdir(fileURLToPath(new URL('../..', import.meta.url)))

const FIGURES = 'test-results/torture.jsonl'
const RESULTS = 'tests/torture/RESULTS.md'
const INTRODUCTION =
  '# What the torture tests measured\n\nWritten by `npm run torture`. Each part names the machine that its figures come from.\n'

rmSync(FIGURES, { force: true })
const { status } = spawnSync(execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...env, TORTURE: '1', TORTURE_FIGURES: FIGURES },
})
process.exitCode = status ?? 1
if (status === 0) writeFileSync(RESULTS, merged())

/** The parts of this run in the place of older ones of their names. */
function merged() {
  const older = existsSync(RESULTS)
    ? readFileSync(RESULTS, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : []
  const parts = new Map(older.map((part) => [/^## (.*)/.exec(part)?.[1] ?? '', part.trim()]))
  for (const [name, rows] of figures()) parts.set(name, part(name, rows))
  const sorted = [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text)
  return `${[INTRODUCTION.trim(), ...sorted].join('\n\n')}\n`
}

/** @returns {Map<string, { readonly what: string, readonly value: string }[]>} */
function figures() {
  const found = new Map()
  if (!existsSync(FIGURES)) return found
  for (const line of readFileSync(FIGURES, 'utf8').trim().split('\n')) {
    const { torture, what, value } = JSON.parse(line)
    found.set(torture, [...(found.get(torture) ?? []), { what, value }])
  }
  return found
}

/**
 * @param {string} name
 * @param {readonly { readonly what: string, readonly value: string }[]} rows
 */
function part(name, rows) {
  const machine = `Node ${version}, ${platform}, ${cpus().length} cores`
  const table = rows.map(({ what, value }) => `| ${what} | ${value} |`)
  return [
    `## ${name}`,
    '',
    `${machine}: \`npm run torture -- ${name}\``,
    '',
    '| what | result |',
    '| --- | --- |',
    ...table,
  ].join('\n')
}

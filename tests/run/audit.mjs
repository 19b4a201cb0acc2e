/**
 * `npm run audit`: every page at every width, in every colour scheme, at five instants, in five time zones. `npm test`
 * tries one of each.
 */
import { spawnSync } from 'node:child_process'

const words = [
  'node_modules/playwright/cli.js',
  'test',
  '-c',
  'tests/e2e/playwright.config.ts',
  'audit',
  'every-page',
  'tab-stops',
]
const { status } = spawnSync(process.execPath, words, {
  stdio: 'inherit',
  env: { ...process.env, AUDIT: 'all' },
})
process.exitCode = status ?? 1

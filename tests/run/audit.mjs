/**
 * `npm run audit`: every page at every width, in every colour scheme, at five instants, in five time zones. `npm test`
 * tries one of each. Then every page and all behaviours in the other browsers of this machine.
 */
import { spawnSync } from 'node:child_process'

/** @param {readonly string[]} words */
function playwright(...words) {
  const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'test', ...words], {
    stdio: 'inherit',
    env: { ...process.env, AUDIT: 'all' },
  })
  return status ?? 1
}

const codes = [
  playwright('-c', 'tests/e2e/playwright.config.ts', 'audit.spec', 'every-page.spec', 'tab-stops.spec'),
  playwright('-c', 'tests/browsers/playwright.config.ts'),
]
process.exitCode = Math.max(...codes)

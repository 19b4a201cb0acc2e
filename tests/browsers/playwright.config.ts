/** The same tests in each browser of this machine, each driven in its own language. Playwright only runs them. */
import { defineConfig } from 'playwright/test'
import { browsers } from './support/browsers.ts'
import type { Options } from './support/visit.ts'

/** These tests need a browser in which Studio starts. */
const STUDIO = ['studio.spec.ts', 'hosted.spec.ts']

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/browsers-failed',
  globalSetup: './support/serve.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // A test goes through all pages, on a machine that may be busy.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: browsers.found.map(({ name, isOlder, isTooOldForStudio, forgetsMouse }) => ({
    name,
    ...(forgetsMouse ? { grepInvert: /hover/ } : {}),
    use: { browserToOpen: name },
    ...(isOlder
      ? { testMatch: ['below-baseline.spec.ts', 'pictures.spec.ts'] }
      : {
          testIgnore: [
            'below-baseline.spec.ts',
            ...(isTooOldForStudio ? STUDIO : ['studio-too-old.spec.ts']),
          ],
        }),
  })),
})

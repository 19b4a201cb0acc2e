import { defineConfig } from 'playwright/test'
import { findChromium, thisMachine } from '../run/chromium.mjs'
import { HEADLESS_SHELL } from '../run/places.mjs'
import { SWITCHES } from './support/switches.ts'

// The test command has looked already; this serves `npx playwright test -c tests/e2e/playwright.config.ts`.
if (!process.env.CHROMIUM_PATH) {
  const found = await findChromium(thisMachine(), [HEADLESS_SHELL])
  if ('problem' in found) throw new Error(found.problem)
  process.env.CHROMIUM_PATH = found.path
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: './support/serve-sites.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Ten seconds on a quiet machine are enough for every test, and a busy one takes three times as long.
  timeout: 30_000,
  globalTimeout: process.env.AUDIT === 'all' ? 0 : 2_700_000,
  // Less than a test may take, so that it says what it waited for.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Without it Chromium complains of page transitions that a quick click cuts short.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // It shows nothing but our own pages, and in containers and for root it starts only so.
      chromiumSandbox: false,
      args: SWITCHES,
    },
  },
})

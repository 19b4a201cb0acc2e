import { defineConfig } from 'vitest/config'
import bundle from './src/cli/bundle-config.mjs'

export default defineConfig({
  ...bundle,
  test: {
    // What takes long is run by `npm run torture`.
    include: [process.env.TORTURE ? 'tests/torture/*.torture.ts' : 'tests/**/*.test.{ts,tsx}'],
    // What is measured there must not be disturbed.
    fileParallelism: !process.env.TORTURE,
    // By itself vitest leaves a core free, which is one of two on a small machine.
    maxWorkers: '100%',
    // When a test is taken to hang. In a new clone the first build of any test makes the bundles as well.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for. A busy machine takes its time.
    expect: { poll: { interval: 5, timeout: 30_000 } },
    // A test left alone with `only` would hide all others.
    allowOnly: false,
  },
})

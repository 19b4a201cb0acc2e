import { defineConfig } from 'vitest/config'
import bundle from './src/cli/bundle-config.mjs'

/**
 * Files that put something else in the place of a module: they have all modules to themselves. The others share them,
 * because loading the engine takes longer than most tests.
 */
export const ALONE = [
  'tests/preview/**/*.test.ts',
  'tests/build/store/seal.test.ts',
  'tests/cli/build-out.test.ts',
  'tests/cli/unfinished.test.ts',
]
const ALL = ['tests/**/*.test.{ts,tsx}']

export default defineConfig({
  ...bundle,
  test: {
    // What takes long is run by `npm run torture`. What is measured there must not be disturbed.
    ...(process.env.TORTURE
      ? { include: ['tests/torture/*.torture.ts'], fileParallelism: false }
      : {
          projects: [
            { extends: true, test: { name: 'alone', include: ALONE } },
            { extends: true, test: { name: 'shared', include: ALL, exclude: ALONE, isolate: false } },
          ],
        }),
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

import { configDefaults, defineConfig } from 'vitest/config'
import bundle from './src/cli/bundle-config.mjs'

/** These test pure code, which remembers nothing: they share its modules, because loading them takes longer than most tests. */
const PURE = ['tests/{block,blocks,core,diagnostics,languages,mistakes,shell,studio}/**/*.test.{ts,tsx}']

export default defineConfig({
  ...bundle,
  test: {
    // By itself vitest leaves a core free, which is one of two on a small machine.
    maxWorkers: '100%',
    // When a test is taken to hang. In a new clone the first build of any test makes the bundles as well.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for. A busy machine takes its time.
    expect: { poll: { interval: 5, timeout: 30_000 } },
    // A test left alone with `only` would hide all others.
    allowOnly: false,
    projects: process.env.TORTURE
      ? [
          // What takes long is run by `npm run torture`. What is measured there must not be disturbed.
          { extends: true, test: { include: ['tests/torture/*.torture.ts'], fileParallelism: false } },
        ]
      : [
          {
            extends: true,
            test: {
              name: 'alone',
              include: ['tests/**/*.test.{ts,tsx}'],
              exclude: [...configDefaults.exclude, ...PURE],
            },
          },
          {
            extends: true,
            test: { name: 'together', include: PURE, isolate: false, sequence: { groupOrder: 1 } },
          },
        ],
  },
})

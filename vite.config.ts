import { defineConfig } from 'vitest/config'

// Packages that are native, or needed by few commands only, are loaded from node_modules when they are used.
const LATE = [
  'harfbuzzjs',
  'lightningcss',
  'postcss',
  'purgecss',
  'sass',
  'sharp',
  'subset-font',
  'svgo',
  'vite',
]

/** Pages are rendered at once: what React has to render streams would be read at every start, 250 kB of it. */
const withoutStreams = {
  name: 'without-streams',
  apply: 'build',
  load: (id: string) =>
    id.endsWith('/react-dom-server.node.production.js') ? 'module.exports = {}' : undefined,
} as const

/** A script that V8 is given code for cannot import by itself: `src/cli/bundle.mjs` does it. */
const lateByLoader = {
  name: 'late-by-loader',
  apply: 'build',
  renderChunk: (code: string) =>
    code.replaceAll(new RegExp(`\\bimport\\("(node:[\\w/]+|${LATE.join('|')})"\\)`, 'g'), '__import("$1")'),
} as const

export default defineConfig({
  plugins: [withoutStreams, lateByLoader],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'node20',
    minify: false,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      // `use client` means nothing here.
      onLog: (level, log, pass) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && pass(level, log),
      // Code is kept for scripts only, not for modules.
      output: {
        format: 'cjs',
        strict: true,
        exports: 'named',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
      },
    },
  },
  ssr: { noExternal: true, external: LATE },
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

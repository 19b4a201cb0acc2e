/** How the command line is bundled: from the sources, and once more for a site that has blocks of its own. */
import { readFileSync } from 'node:fs'
import { SCRIPTS_FOR_PARTS } from '../build/assets/left-out.mjs'

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
/** @type {import('vite').Plugin} */
const withoutStreams = {
  name: 'without-streams',
  apply: 'build',
  load: (/** @type {string} */ id) =>
    id.endsWith('/react-dom-server.node.production.js')
      ? 'module.exports = {}'
      : id.endsWith('/react-dom-server-legacy.node.production.js')
        ? readFileSync(id, 'utf8').replaceAll(SCRIPTS_FOR_PARTS, "''")
        : undefined,
}

/** A script that V8 is given code for cannot import by itself: `src/cli/bundle.mjs` does it. */
/** @type {import('vite').Plugin} */
const lateByLoader = {
  name: 'late-by-loader',
  apply: 'build',
  renderChunk: (/** @type {string} */ code) =>
    code.replaceAll(new RegExp(`\\bimport\\("(node:[\\w/]+|${LATE.join('|')})"\\)`, 'g'), '__import("$1")'),
}

/** @type {import('vite').UserConfig} */
export default {
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
      // How long plugins take is no message for authors.
      checks: { pluginTimings: false },
      // The names of files, which say where the folder is: the bundle has the same bytes wherever it is made.
      experimental: { attachDebugInfo: 'none' },
      // Code is kept for scripts only, not for modules.
      output: {
        format: 'cjs',
        strict: true,
        // What libraries explain to who reads their code: a tenth of the bundle. And marks for bundlers: none comes after.
        comments: { jsdoc: false, annotation: false },
        exports: 'named',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // Else they would be in a dozen files, and every command would read most of them.
        codeSplitting: { groups: [{ name: 'messages', test: /\/diagnostics\/catalogue\// }] },
      },
    },
  },
  ssr: { noExternal: true, external: LATE },
}

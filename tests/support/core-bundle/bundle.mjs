/** Bundles src/core, or another part of Ukurasa, for a browser, as one script. */
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { leftOut } from '../../../src/build/assets/left-out.mjs'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const ENTRY = fileURLToPath(new URL('../../e2e/fixtures/core/entry.ts', import.meta.url))

/** Vite would replace the modules of Node with empty ones. */
const noNode = {
  name: 'no-node',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id @param {string | undefined} importer */
  resolveId: (id, importer) => {
    if (isBuiltin(id)) throw new Error(`${importer} imports ${id} of Node`)
  },
}

/** @param {string} entry @returns {Promise<string>} */
export async function coreBundle(entry = ENTRY) {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [noNode, leftOut()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        // `use client` means nothing here.
        onLog: (level, log, pass) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && pass(level, log),
        output: { format: 'iife' },
      },
    },
  })
  const outputs = 'output' in result ? [result] : Array.isArray(result) ? result : []
  const [script, ...more] = outputs.flatMap(({ output }) => output)
  if (script?.type !== 'chunk' || more.length > 0) throw new Error('The core is not one script')
  return script.code
}

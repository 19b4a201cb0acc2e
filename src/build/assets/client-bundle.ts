/** What the browser runs: the boot script as text, the code of the islands as files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { LICENCES } from '../../core/base/written-files.ts'
import { ENGINE_ROOT } from '../base/engine-root.ts'
import { type ClientBundle, ENTRY } from './assets.ts'
import { VITE_TARGETS } from './baseline.ts'

/** The licences of what browsers get: `npm run generate` writes them. */
export const LICENCES_SOURCE = `src/client/${LICENCES}`

export async function clientBundle(hasSearch = false): Promise<ClientBundle> {
  const [boot] = await chunksOf({ input: 'src/client/boot.ts', format: 'iife', external: [ENTRY] })
  const [countdown] = await chunksOf({ input: 'src/client/countdown.ts', format: 'iife', external: [] })
  const [findPage] = await chunksOf({ input: 'src/client/find-page.ts', format: 'iife', external: [] })
  const files = await filesOf({ input: 'src/client/main.ts', format: 'es', external: [], hasSearch })
  const entry = files.filter(isScript).find(({ isEntry }) => isEntry)
  if (!boot || !countdown || !findPage || !entry) throw new Error('The client was bundled to nothing')
  return {
    boot: boot.code.trim(),
    countdown: countdown.code.trim(),
    entry: entry.fileName,
    findPage: findPage.fileName,
    files: [
      ...[findPage, ...files].map((file) => ({ path: file.fileName, content: contentOf(file) })),
      { path: LICENCES, content: readFileSync(join(ENGINE_ROOT, LICENCES_SOURCE), 'utf8') },
    ],
  }
}

/** Studio loads its parts when they are needed. What several of them need is a file of its own. */
const PARTS: Rolldown.CodeSplittingGroup[] = [
  { name: 'main', tags: ['$initial'] },
  { name: 'shared', minShareCount: 2 },
]

/** Every request costs its headers, so what the entry or several islands need is one file. */
const ISLANDS: Rolldown.CodeSplittingGroup = {
  name: (module, context) => {
    const starts = startsOf(module, context)
    return starts.size > 1 || [...starts].some((start) => context.getModuleInfo(start)?.isEntry)
      ? 'main'
      : null
  },
}

/** The modules that begin a script of their own and need this one: the entry, and what is imported late. */
function startsOf(module: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set([module])
  const starts = new Set<string>()
  for (const each of seen) {
    const { isEntry = false, dynamicImporters = [], importers = [] } = context.getModuleInfo(each) ?? {}
    if (isEntry || dynamicImporters.length > 0) starts.add(each)
    for (const importer of importers) seen.add(importer)
  }
  return starts
}

/** Islands have the name of their folder: all their files are called `island`. */
function nameOf(module: string | null): string {
  const [, folder] = /([\w-]+)[\\/]island\.tsx$/.exec(module ?? '') ?? []
  return folder ? `${folder}-island` : '[name]'
}

/** Vite would put 600 bytes into the entry that load files before an island. No island has such files. */
const WITHOUT_PRELOAD: Plugin = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}

type Input = {
  readonly input: string
  readonly format: 'iife' | 'es'
  readonly external: string[]
  readonly hasSearch?: boolean
  readonly plugins?: Plugin[]
  /** One file, with what is imported late, too. */
  readonly isWhole?: boolean
  /** What the names of the files of the preview and of Studio begin with. */
  readonly name?: string
  /** Whether scripts with such a name are part of a site. Then they are in assets/, with hashes. */
  readonly isOnSite?: boolean
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset

const isScript = (file: OutputFile) => file.type === 'chunk'

const contentOf = (file: OutputFile) => (file.type === 'chunk' ? file.code : file.source)

/** Bundles one entry of the engine to scripts. */
export const chunksOf = async (input: Input): Promise<readonly Rolldown.OutputChunk[]> =>
  (await filesOf(input)).filter(isScript)

/** The scripts, and the styles that come with them. */
async function filesOf({
  input,
  format,
  external,
  hasSearch = false,
  plugins = [],
  isWhole = false,
  name,
  isOnSite = name === undefined,
}: Input): Promise<readonly OutputFile[]> {
  const config: InlineConfig = {
    configFile: false,
    root: ENGINE_ROOT,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [WITHOUT_PRELOAD, ...plugins],
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      CLIENT: JSON.stringify(ENTRY),
      HAS_SEARCH: String(hasSearch),
    },
    build: {
      write: false,
      target: [...VITE_TARGETS],
      // An island only imports the entry, which is there already.
      modulePreload: false,
      rolldownOptions: {
        // Authors need not know that the machine is busy.
        checks: { pluginTimings: false },
        input: join(ENGINE_ROOT, input),
        external,
        preserveEntrySignatures: 'allow-extension',
        onLog: (level, log, pass) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && pass(level, log),
        output: {
          format,
          ...(isWhole
            ? { codeSplitting: false }
            : format === 'es'
              ? { codeSplitting: { groups: name === undefined ? [ISLANDS] : PARTS } }
              : {}),
          entryFileNames: isOnSite ? `assets/${name ?? '[name]'}.[hash].js` : `${name}.js`,
          assetFileNames: 'assets/[name].[hash][extname]',
          chunkFileNames: ({ facadeModuleId }) => {
            if (!isOnSite) return `${name}-[name].js`
            return `assets/${name === undefined ? nameOf(facadeModuleId) : `${name}-[name]`}.[hash].js`
          },
        },
      },
    },
  }
  const { build } = await import('vite')
  const result = await build(config)
  const outputs = 'output' in result ? [result] : Array.isArray(result) ? result : []
  return outputs.flatMap(({ output }) => output)
}

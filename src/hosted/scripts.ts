/** What the browser runs for the Studio on a site. Made once for each state of the sources. */
import { chunksOf } from '../build/assets/client-bundle.ts'
import { madeOnce } from '../build/assets/site-assets.ts'
import type { Kind } from '../build/store/store.ts'
import { studioPlugins } from '../preview/server/preview-bundle.ts'

export type StudioScripts = {
  /** Texts by their paths below the site. */
  readonly files: Readonly<Record<string, string>>
  /** The path of the script that begins. */
  readonly entry: string
  /** The text of the script that shows the page before that. */
  readonly open: string
  /** The text of the script that answers while there is no net. */
  readonly worker: string
}

const SCRIPTS: Kind<StudioScripts> = {
  name: 'hosted-studio.json',
  version: 2,
  fits: (value): value is StudioScripts => typeof value === 'object' && value !== null && 'entry' in value,
}

export const studioScripts = (): Promise<StudioScripts> => madeOnce(SCRIPTS, makeScripts)

const ALONE = { format: 'iife', isWhole: true } as const

async function makeScripts(): Promise<StudioScripts> {
  const [chunks, [open], [worker]] = await Promise.all([
    chunksOf({
      input: 'src/studio/hosted/main.tsx',
      name: 'studio',
      isOnSite: true,
      format: 'es',
      external: [],
      plugins: studioPlugins(),
    }),
    chunksOf({ ...ALONE, external: [], input: 'src/studio/hosted/open.ts', name: 'open' }),
    chunksOf({ ...ALONE, external: [], input: 'src/studio/hosted/worker.ts', name: 'worker' }),
  ])
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry || !open || !worker) throw new Error('Studio was bundled to nothing')
  return {
    files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    entry: entry.fileName,
    open: open.code,
    worker: worker.code,
  }
}

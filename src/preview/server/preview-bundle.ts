/** What the browser runs for the preview itself. Nothing of it is ever part of a site. */
import { chunksOf } from '../../build/assets/client-bundle.ts'
import { leftOut } from '../../build/assets/left-out.mjs'
import { madeOnce } from '../../build/assets/site-assets.ts'
import { ENGINE_ROOT } from '../../build/base/engine-root.ts'
import { readOrigin } from '../../build/store/origin.mjs'
import type { Kind } from '../../build/store/store.ts'

/** Scripts by their paths. */
export type PreviewBundle = Readonly<Record<string, string>>

/** Only Studio is large enough to be more than one file: what it imports late is a file of its own. */
const SCRIPTS = [
  { name: 'clock', input: 'src/preview/clock/main.ts', format: 'iife', isWhole: true },
  { name: 'page', input: 'src/preview/page/main.tsx', format: 'es', isWhole: true },
  { name: 'gallery', input: 'src/preview/gallery/main.ts', format: 'es', isWhole: true },
  { name: 'studio', input: 'src/studio/main.tsx', format: 'es', isWhole: false },
] as const

const PREVIEW: Kind<PreviewBundle> = {
  name: 'preview.json',
  version: 3,
  fits: (value): value is PreviewBundle => typeof value === 'object' && value !== null,
}

/** Studio has the core in it, and with it the blocks of a site that has some. */
export const studioPlugins = () => [
  leftOut({ canParse: false, hasClient: true, hasOwnBlocks: readOrigin(ENGINE_ROOT) !== undefined }),
]

export const previewBundle = (): Promise<PreviewBundle> => madeOnce(PREVIEW, makeBundle)

export async function makeBundle(): Promise<PreviewBundle> {
  const scripts = SCRIPTS.map(async (script) => {
    const chunks = await chunksOf({ ...script, external: [], plugins: studioPlugins() })
    if (chunks.length === 0) throw new Error(`${script.input} was bundled to nothing`)
    return chunks.map(({ fileName, code }) => [`/_ukurasa/${fileName}`, code] as const)
  })
  return Object.fromEntries((await Promise.all(scripts)).flat())
}

/** What the browser runs for the preview itself. Nothing of it is ever part of a site. */
import { chunksOf } from '../../build/assets/client-bundle.ts'
import { leftOut } from '../../build/assets/left-out.mjs'
import { madeOnce } from '../../build/assets/site-assets.ts'
import type { Kind } from '../../build/store/store.ts'

/** Scripts by their paths. */
export type PreviewBundle = Readonly<Record<string, string>>

const SCRIPTS = [
  { name: 'clock', input: 'src/preview/clock/main.ts', format: 'iife' },
  { name: 'page', input: 'src/preview/page/main.tsx', format: 'es' },
  { name: 'gallery', input: 'src/preview/gallery/main.ts', format: 'es' },
  { name: 'studio', input: 'src/studio/main.tsx', format: 'es' },
] as const

const PREVIEW: Kind<PreviewBundle> = {
  name: 'preview.json',
  version: 2,
  fits: (value): value is PreviewBundle => typeof value === 'object' && value !== null,
}

export const previewBundle = (): Promise<PreviewBundle> => madeOnce(PREVIEW, bundle)

async function bundle(): Promise<PreviewBundle> {
  const scripts = SCRIPTS.map(async ({ name, input, format }) => {
    const [chunk] = await chunksOf({
      input,
      format,
      external: [],
      plugins: [leftOut({ canParse: false })],
      isWhole: true,
    })
    if (!chunk) throw new Error(`${input} was bundled to nothing`)
    return [`/_ukurasa/${name}.js`, chunk.code] as const
  })
  return Object.fromEntries(await Promise.all(scripts))
}

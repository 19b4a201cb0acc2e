/** What the browser runs for the preview itself. Nothing of it is ever part of a site. */
import { chunksOf } from '../../build/assets/client-bundle.ts'
import { kept } from '../../build/assets/site-assets.ts'

/** Scripts by their paths. */
export type PreviewBundle = Readonly<Record<string, string>>

const SCRIPTS = [
  { name: 'clock', input: 'src/preview/clock/main.ts', format: 'iife' },
  { name: 'page', input: 'src/preview/page/main.tsx', format: 'es' },
  { name: 'gallery', input: 'src/preview/gallery/main.ts', format: 'es' },
] as const

export async function previewBundle(): Promise<PreviewBundle> {
  const text = await kept('preview.json', async () => JSON.stringify(await bundle()))
  const scripts: PreviewBundle = JSON.parse(text.toString('utf8'))
  return scripts
}

async function bundle(): Promise<PreviewBundle> {
  const scripts = SCRIPTS.map(async ({ name, input, format }) => {
    const [chunk] = await chunksOf({ input, format, external: [] })
    if (!chunk) throw new Error(`${input} was bundled to nothing`)
    return [`/_ukurasa/${name}.js`, chunk.code] as const
  })
  return Object.fromEntries(await Promise.all(scripts))
}

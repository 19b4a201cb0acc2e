/** The stylesheet and the font of all pages. They depend on src/ and the site's characters alone, so both are kept. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ENGINE_ROOT } from '../base/engine-root.ts'
import type { ClientBundle, Frame } from './assets.ts'

/** The folder of this bundle: it changes with every change of the sources. */
const CACHE = dirname(fileURLToPath(import.meta.url))

export async function siteFrame(characters: string | undefined): Promise<Frame> {
  const name = createHash('sha256')
    .update(characters ?? '')
    .digest('hex')
    .slice(0, 8)
  const [stylesheet, font, client] = await Promise.all([
    kept('stylesheet.json', makeStylesheet),
    kept(`inter-${name}.woff2`, async () => (await import('./style/font.ts')).subsetFont({ characters })),
    kept('client.json', async () =>
      JSON.stringify(await (await import('./client-bundle.ts')).clientBundle()),
    ),
  ])
  const bundle: ClientBundle = JSON.parse(client.toString('utf8'))
  return { stylesheet: JSON.parse(stylesheet.toString('utf8')), font, client: bundle }
}

async function makeStylesheet(): Promise<string> {
  const { buildStylesheet } = await import('./style/stylesheet.ts')
  const { scriptWords } = await import('./style/script-words.ts')
  const { shapes } = await import('./gallery.tsx')
  const sassEntry = join(ENGINE_ROOT, 'src/shell/theme/site.scss')
  return JSON.stringify(await buildStylesheet({ sassEntry, ...shapes(), words: scriptWords() }))
}

/** What is made from the sources alone, made once for each state of them. */
export async function kept(name: string, make: () => Promise<string | Uint8Array>): Promise<Buffer> {
  const path = join(CACHE, name)
  try {
    return readFileSync(path)
  } catch {
    const content = Buffer.from(await make())
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(`${path}.${process.pid}`, content)
    renameSync(`${path}.${process.pid}`, path)
    return content
  }
}

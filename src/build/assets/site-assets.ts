/** What all pages share. It depends on src/ and the site's characters alone, so it is made once for each state of them. */
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ENGINE_ROOT, KEPT_FOLDER } from '../base/engine-root.ts'
import { digestOf } from '../base/hash.ts'
import { type Kind, openStore, readOrMake } from '../store/store.ts'
import type { ClientBundle, Frame } from './assets.ts'
import type { Stylesheet } from './style/sheets.ts'

/** The folder of this bundle: it changes with every change of the sources. */
const FOLDER = dirname(fileURLToPath(import.meta.url))
const FINGERPRINT = basename(FOLDER)
const STORE = openStore(join(KEPT_FOLDER, FINGERPRINT))
/** An installed package brings what is made from the sources alone, in the folder of its bundle. */
const BROUGHT = openStore(FOLDER)

const STYLESHEET: Kind<Stylesheet> = {
  name: 'stylesheet.json',
  version: 1,
  fits: (value): value is Stylesheet => has(value, 'sheets') && has(value, 'aside'),
}
const CLIENT: Kind<ClientBundle> = {
  name: 'client.json',
  version: 1,
  fits: (value): value is ClientBundle => has(value, 'boot') && has(value, 'files'),
}

export async function siteFrame(characters = ''): Promise<Frame> {
  const [stylesheet, font, client] = await Promise.all([
    madeOnce(STYLESHEET, makeStylesheet),
    fontWith(characters),
    madeOnce(CLIENT, async () => (await import('./client-bundle.ts')).clientBundle()),
  ])
  return { stylesheet, font, client }
}

async function fontWith(characters: string): Promise<Uint8Array> {
  const name = `inter-${digestOf(characters).slice(0, 8)}.woff2`
  const fingerprint = `${FINGERPRINT} ${characters}`
  const kept = STORE.readBytes(name, fingerprint)
  if (kept) return kept
  const font = await (await import('./style/font.ts')).subsetFont({ characters })
  STORE.writeBytes(name, fingerprint, font)
  return font
}

async function makeStylesheet(): Promise<Stylesheet> {
  const { buildStylesheet } = await import('./style/stylesheet.ts')
  const { scriptWords } = await import('./style/script-words.ts')
  const { shapes } = await import('./gallery.tsx')
  const sassEntry = join(ENGINE_ROOT, 'src/shell/theme/site.scss')
  return buildStylesheet({ sassEntry, ...shapes(), words: scriptWords() })
}

/** What is made from the sources alone, made once for each state of them. */
export const madeOnce = async <Made>(kind: Kind<Made>, make: () => Promise<Made>): Promise<Made> =>
  BROUGHT.read(kind, FINGERPRINT) ?? readOrMake(STORE, kind, FINGERPRINT, make)

const has = (value: unknown, field: string) => typeof value === 'object' && value !== null && field in value

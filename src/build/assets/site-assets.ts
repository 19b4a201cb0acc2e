/**
 * What all pages share. It only depends on src/, and on the characters, the look and the block types of the site. So it
 * is made once for each state of these.
 */
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as blocks from '../../../schema/blocks.ts'
import { lookOf } from '../../block/theme.ts'
import type { SheetsOfAll } from '../../core/render/assets.ts'
import { viewsOf } from '../../core/site/languages.ts'
import { charactersOf } from '../../core/site/letters-of-font.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import { ENGINE_ROOT } from '../base/engine-root.ts'
import { digestOf } from '../base/hash.ts'
import { keptFor } from '../base/kept-folder.mjs'
import { type Kind, openStore, readOrMake } from '../store/store.ts'
import type { ClientBundle, SharedFiles } from './assets.ts'
import { type Alphabet, alphabetsFor } from './style/alphabets.ts'
import { rightToLeftCss } from './style/right-to-left.ts'
import type { Stylesheet } from './style/sheets.ts'
import { addressCss, themeCss } from './style/theme-css.ts'

/** Ask for the styles of the links to other languages and of the search. No block has such a type. */
const [LANGUAGES, SEARCH] = ['(languages)', '(search)']
const ALL_TYPES: readonly string[] = [...Object.keys(blocks), LANGUAGES, SEARCH]

/** The folder of this bundle: it changes with every change of the sources. */
const FOLDER = dirname(fileURLToPath(import.meta.url))
const FINGERPRINT = basename(FOLDER)
const STORE = openStore(keptFor(FOLDER, ENGINE_ROOT))
/** An installed package brings what is made from the sources alone, in the folder of its bundle. */
const BROUGHT = openStore(FOLDER)

const CSS: Kind<{ readonly css: string }> = {
  name: 'css.json',
  version: 1,
  fits: (value): value is { readonly css: string } => has(value, 'css'),
}
const stylesheetFor = (types: readonly string[], theme: string): Kind<Stylesheet> => ({
  name: `stylesheet-${digestOf(`${types.join()} ${theme}`).slice(0, 8)}.json`,
  version: 1,
  fits: (value): value is Stylesheet => has(value, 'sheets') && has(value, 'aside'),
})
const CLIENT: Kind<ClientBundle> = {
  name: 'client.json',
  version: 1,
  fits: (value): value is ClientBundle => has(value, 'boot') && has(value, 'files'),
}

/** With the script of the search, which other sites do not need. A package does not bring it: React would be in it twice. */
const SEARCHING_CLIENT = { ...CLIENT, name: 'client-search.json' }

/** `page` is shown with the site, but may be none of its pages. `any`: whatever is added to a page, its styles are there. */
export async function sharedFiles(site: Site, page?: LinkedPage | 'any'): Promise<SharedFiles> {
  const types = page === 'any' ? ALL_TYPES : typesFor(site, page)
  const theme = themeOf(site)
  const characters = charactersOf(site.config, site.languages)
  const [stylesheet, font, alphabets, client] = await Promise.all([
    madeOnce(stylesheetFor(types, theme), () => makeStylesheet(types, theme)),
    fontWith(characters),
    Promise.all(alphabetsFor(characters).map(fontOf)),
    clientBundle(site.config.search === true),
  ])
  return { stylesheet, font, alphabets, client }
}

const themeOf = (site: Site) =>
  themeCss(lookOf(site.config)) +
  addressCss(site.config.url) +
  rightToLeftCss(viewsOf(site).map(({ config }) => config.lang))

/** The sheets of a site with every block, and which blocks and parts those of this site are made for. */
export async function sheetsOfAll(site: Site): Promise<SheetsOfAll> {
  const theme = themeOf(site)
  const { sheets } = await madeOnce(stylesheetFor(ALL_TYPES, theme), () => makeStylesheet(ALL_TYPES, theme))
  return { own: typesFor(site, undefined), hasLanguages: site.languages.size > 0, sheets }
}

/** Makes what depends on the sources alone, for a package that has no sources. */
export const makeSourceAssets = () => Promise.all([compiledCss(), clientBundle(false)])

const clientBundle = (hasSearch: boolean) =>
  madeOnce(hasSearch ? SEARCHING_CLIENT : CLIENT, async () =>
    (await import('./client-bundle.ts')).clientBundle(hasSearch),
  )

/** The types of blocks on the pages of the site. All types for a page with another one, so that one more sheet is enough. */
function typesFor(site: Site, page: LinkedPage | undefined): readonly string[] {
  const used = new Set<string>([...site.pages.values()].flatMap(({ traits }) => traits.types))
  const all = allTypesFor(site)
  if (page?.traits.types.every((type) => used.has(type)) === false) return all
  return all.filter((type) => used.has(type) || type === LANGUAGES || type === SEARCH)
}

const allTypesFor = ({ languages, config }: Site): readonly string[] => [
  ...Object.keys(blocks),
  ...(languages.size > 0 ? [LANGUAGES] : []),
  ...(config.search ? [SEARCH] : []),
]

const fontWith = (characters: string): Promise<Uint8Array> =>
  fontOnce('inter', characters, async () => (await import('./style/font.ts')).mainFont(characters))

const fontOf = async ({ name, letters, range }: Alphabet) => ({
  name,
  range,
  font: await fontOnce(`inter-${name}`, letters, async () =>
    (await import('./style/font.ts')).subsetFont(name, letters),
  ),
})

async function fontOnce(
  font: string,
  characters: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const name = `${font}-${digestOf(characters).slice(0, 8)}.woff2`
  const fingerprint = `${FINGERPRINT} ${characters}`
  const kept = STORE.readBytes(name, fingerprint)
  if (kept) return kept
  const made = await make()
  STORE.writeBytes(name, fingerprint, made)
  return made
}

async function makeStylesheet(types: readonly string[], theme: string): Promise<Stylesheet> {
  const { buildStylesheet } = await import('./style/stylesheet.ts')
  const { scriptWords } = await import('./style/script-words.ts')
  const { shapes } = await import('./gallery.tsx')
  const own = types.filter((type) => type !== LANGUAGES && type !== SEARCH)
  return buildStylesheet({
    ...(await compiledCss()),
    theme,
    ...shapes(own, { hasLanguages: types.includes(LANGUAGES), hasSearch: types.includes(SEARCH) }),
    words: scriptWords(own),
  })
}

const compiledCss = () =>
  madeOnce(CSS, async () => {
    const { compileSass } = await import('./style/compile-sass.ts')
    return { css: await compileSass(join(ENGINE_ROOT, 'src/shell/theme/site.scss')) }
  })

/** What is made from the sources alone, made once for each state of them. */
export const madeOnce = async <Made>(kind: Kind<Made>, make: () => Promise<Made>): Promise<Made> =>
  BROUGHT.read(kind, FINGERPRINT) ?? readOrMake(STORE, kind, FINGERPRINT, make)

const has = (value: unknown, field: string) => typeof value === 'object' && value !== null && field in value

/** The site that is open: the core with its files, and the texts as they are on the disk. */
import { PICTURE_FILE } from '../../core/load/site-files.ts'
import { notYaml } from '../../diagnostics/messages.ts'
import type { PageAssets, Sources } from '../../preview/studio.ts'
import { type Draft, openFiles } from '../draft/draft.ts'
import { type Engine, loadCheck, newEngine } from '../engine/engine.ts'
import { fetchAssets, sourceNow } from '../source/source.ts'
import { store } from './state.ts'

type OpenSite = {
  readonly engine: Engine
  /** The folder of the site, for messages and for the name of what is kept. */
  readonly root: string
  /** The path of the schema of a page from the root. */
  readonly schema: string
  /** The texts as they were when they were fetched last. */
  onDisk: Sources['texts']
  /** Those of the page that is open. */
  assets: PageAssets | undefined
  address: string
  isWhole: boolean
  isExplained: boolean
}

let site: OpenSite | undefined

export const openedSite = (): OpenSite | undefined => site

/** The core, once a page is open. */
export const engineNow = (): Engine | undefined => site?.engine

/** What the core knew of the site at the last check. */
export const siteNow = () => site?.engine.lately()

export const pageSchema = (): string => site?.schema ?? ''

export function openSite(sources: Sources, address: string, assets: PageAssets | undefined): void {
  const { root, schema, texts, briefs } = sources
  site = {
    engine: newEngine(sources),
    root,
    schema,
    onDisk: texts,
    assets,
    address,
    isWhole: briefs === undefined,
    isExplained: false,
  }
}

/** Adds files to the draft, as they are on the disk. */
export function withFiles(draft: Draft, paths: readonly string[]): Draft {
  const found = paths.flatMap((path) => {
    const text = site?.onDisk[path]
    return text ? [{ path, ...text }] : []
  })
  return openFiles(draft, found)
}

const isDrafted = (path: string): boolean => store.get()?.draft.files.has(path) ?? false

function isDraftedPicture(path: string): boolean {
  const { draft } = store.get() ?? {}
  return draft?.pictureAt.get(path) !== draft?.savedPictureAt.get(path)
}

/** The other files of the site have changed, and perhaps the pictures of the page. */
export async function knowOthers({ texts, names }: Sources): Promise<void> {
  if (!site) return
  const { engine, onDisk } = site
  for (const [path, { text }] of Object.entries(texts)) if (!isDrafted(path)) engine.set(path, text)
  for (const path of Object.keys(onDisk))
    if (!(path in texts) && !isDrafted(path)) engine.set(path, undefined)
  site.onDisk = texts
  for (const name of new Set([...engine.files().names, ...names]))
    if (PICTURE_FILE.test(name) && !isDraftedPicture(`pages/${name}`))
      engine.setPicture(name, names.includes(name))
  await knowAssets()
}

/** The pictures and styles that the page needs may have changed. */
export async function knowAssets(): Promise<void> {
  if (site) site.assets = (await fetchAssets(site.address).catch(() => undefined)) ?? site.assets
}

export const isWhole = (): boolean => site?.isWhole ?? false

let loading: Promise<boolean> | undefined

/**
 * A page can be edited before the check, and what else is on the site, is there. Must be awaited before anything is
 * checked, and before other pages are changed. Gives `false` if it cannot be loaded now.
 */
export async function loadWhole(): Promise<boolean> {
  loading ??= loadOthers().catch(() => false)
  const [hasCheck, hasOthers] = await Promise.all([loadCheck(), loading])
  if (!hasOthers) loading = undefined
  if (hasCheck && hasOthers) explainErrors()
  return hasCheck && hasOthers
}

/** What was read before the explanations were there is read again. */
function explainErrors(): void {
  if (!site || site.isExplained) return
  const { engine } = site
  site.isExplained = true
  const broken = engine.state().found.filter(({ code }) => code === notYaml.code)
  for (const { file } of broken.map(({ span }) => span)) {
    const text = engine.text(file)
    // The same text again would be no change.
    engine.set(file, undefined)
    engine.set(file, text)
  }
}

/** How many texts are read at once. Between them, a key is answered. */
const AT_ONCE = 40

async function loadOthers(): Promise<boolean> {
  if (!site) return false
  if (site.isWhole) return true
  const { texts } = await sourceNow().fetchSources()
  // What a snippet or a table changes is read anew, so they come first.
  const all = Object.entries(texts).toSorted(
    ([one], [other]) => Number(isShared(other)) - Number(isShared(one)),
  )
  for (let from = 0; from < all.length; from += AT_ONCE) {
    for (const [path, { text }] of all.slice(from, from + AT_ONCE))
      if (!isDrafted(path)) site.engine.set(path, text)
    site.engine.state()
    await new Promise((resolve) => setTimeout(resolve))
  }
  // The texts that were opened stay as they are: the page in the form stands on them.
  site.onDisk = { ...texts, ...site.onDisk }
  site.isWhole = true
  return true
}

const isShared = (path: string): boolean => !path.endsWith('.yaml') || path.startsWith('pages/snippets/')

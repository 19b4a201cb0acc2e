/** The files that pages refer to: pictures, the font, the stylesheet. Named by their content. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Picture } from '../block/view.ts'
import type { Pictures } from './context.ts'
import { pictureSize } from './picture-size.ts'
import type { Route } from './routes.ts'
import type { Site } from './site.ts'
import { walk } from './walk.ts'

/** A file of the site: its path below the out folder and what is in it. */
export type OutputFile = { readonly path: string; readonly content: string | Uint8Array }

export type Assets = {
  readonly pictures: Pictures
  /** The path of the picture that a shared link to a page shows. */
  readonly shareImages: ReadonlyMap<Route, string>
  readonly stylesheet: string
  readonly fontHref: string
  /** The address of the script of the page for what is not found. */
  readonly findPage: string
  /** The text of the inline boot script. */
  readonly boot: string
  readonly files: readonly OutputFile[]
}

/** What does not depend on the content. */
export type Frame = { readonly stylesheet: string; readonly font: Uint8Array; readonly client: ClientBundle }

/** What the browser runs. */
export type ClientBundle = {
  /** The text of the inline script; `ENTRY` in it stands for the address of the entry file. */
  readonly boot: string
  /** The path of the entry file below the site. */
  readonly entry: string
  /** The path of the script of the page for what is not found. */
  readonly findPage: string
  readonly files: readonly OutputFile[]
}

/** Where the boot script names the entry file, whose address depends on the site. */
export const ENTRY = '/@ukurasa-entry'

export async function readAssets(site: Site, { stylesheet, font, client }: Frame): Promise<Assets> {
  const fontFile = assetFile('inter.woff2', font)
  const files: OutputFile[] = [fontFile, ...client.files]
  const pictures = new Map<string, Picture>()
  for (const image of usedImages(site)) {
    const bytes = readFileSync(join(site.root, 'pages', image))
    const file = assetFile(image.split('/').at(-1) ?? image, bytes)
    files.push(file)
    pictures.set(image, { src: `${site.base}/${file.path}`, ...(await pictureSize(image, bytes)) })
  }
  return {
    pictures: ({ file }) => pictures.get(file),
    shareImages: new Map(),
    stylesheet,
    fontHref: `${site.base}/${fontFile.path}`,
    findPage: `${site.base}/${client.findPage}`,
    boot: client.boot.replace(ENTRY, `${site.base}/${client.entry}`),
    files,
  }
}

function usedImages(site: Site): readonly string[] {
  const used = new Set<string>()
  const collect = (name: string, text: string) => void (name === 'image' && used.add(text))
  walk(site.config, [], collect)
  for (const { page } of site.pages.values()) walk(page.blocks, [], collect)
  return [...used].sort()
}

/** A name that changes with the content, so that browsers may keep the file for ever. */
export function assetFile(name: string, content: string | Uint8Array): OutputFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const extension = extname(name)
  return { path: `assets/${name.slice(0, name.length - extension.length)}.${hash}${extension}`, content }
}

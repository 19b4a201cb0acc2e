/** The files that pages refer to: pictures, the font, the scripts. Named by their content. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Picture } from '../../block/view.ts'
import type { OutputFile } from '../../core/base/output-file.ts'
import type { Assets } from '../../core/render/assets.ts'
import type { Pictures } from '../../core/render/context.ts'
import { viewsOf } from '../../core/site/languages.ts'
import { pageOfAll } from '../../core/site/nav.ts'
import type { Site } from '../../core/site/site.ts'
import type { PlannedFile } from '../files/planned-file.ts'
import type { Prepared } from '../pictures/prepare.ts'
import { fontFace } from './style/font-face.ts'
import type { Stylesheet } from './style/sheets.ts'

/** With the files at these addresses. */
export type SiteAssets = Assets & { readonly files: readonly PlannedFile[] }

/** What all pages share, whatever their content is. */
export type SharedFiles = {
  readonly stylesheet: Stylesheet
  readonly font: Uint8Array
  /** The letters of other alphabets, for the pages that have some. */
  readonly alphabets: readonly { readonly name: string; readonly range: string; readonly font: Uint8Array }[]
  readonly client: ClientBundle
}

/** What the browser runs. */
export type ClientBundle = {
  /** The text of the inline script; `ENTRY` in it stands for the address of the entry file. */
  readonly boot: string
  /** The text of the inline script that counts down. */
  readonly countdown: string
  /** The path of the entry file below the site. */
  readonly entry: string
  /** The path of the script of the page for addresses that do not exist. */
  readonly findPage: string
  readonly files: readonly OutputFile[]
}

/** Stands for the address of the entry file in the boot script: it depends on the site. */
export const ENTRY = '/@ukurasa-entry'

const FAVICON = 'favicon.svg'

/** The files of all pages; `prepared` are the pictures. */
export function toAssets(
  site: Site,
  { stylesheet, font, alphabets, client }: SharedFiles,
  prepared: Prepared,
): SiteAssets {
  const fontFile = assetFile('inter.woff2', font)
  const alphabetFiles = alphabets.map((each) => assetFile(`inter-${each.name}.woff2`, each.font))
  const asideFile = assetFile('aside.css', stylesheet.aside)
  const fontHref = `${site.base}/${fontFile.path}`
  // The last rule that has a letter counts, and the main file has no range.
  const faces = [
    fontFace(fontHref),
    ...alphabetFiles.map(({ path }, index) => fontFace(`${site.base}/${path}`, alphabets[index]?.range)),
  ].join('')
  const faviconHref = existsSync(faviconOf(site)) ? `${site.base}/${FAVICON}` : undefined
  return {
    pictures: prepared.pictures,
    shareImages: prepared.shareImages,
    sheets: stylesheet.sheets.map((sheet) =>
      sheet.parts.length > 0 ? sheet : { ...sheet, text: `${faces}${sheet.text}` },
    ),
    asideHref: `${site.base}/${asideFile.path}`,
    fontHref,
    faviconHref,
    iconHref: iconOf(site, prepared.pictures, faviconHref),
    findPage: { src: `${site.base}/${client.findPage}`, integrity: integrityOf(client) },
    boot: client.boot.replace(ENTRY, `${site.base}/${client.entry}`),
    countdown: site.config.countdown && client.countdown,
    lists: listsOf(site),
    files: distinct([fontFile, ...alphabetFiles, asideFile, ...client.files, ...prepared.files]),
  }
}

/** Found here, because rendering would otherwise depend on every page. */
const listsOf = (site: Site) =>
  Object.fromEntries(viewsOf(site).map((view) => [view.prefix, pageOfAll(view)]))

const faviconOf = ({ root }: Site) => join(root, 'public', FAVICON)

/** The picture in the browser's tab. If the header shows the same one, the tab uses its file, so that it is fetched once. */
function iconOf(site: Site, pictures: Pictures, faviconHref: string | undefined): string | undefined {
  const image = site.config.logo?.image
  const shown = image && pictures(image)
  if (!faviconHref) {
    if (existsSync(join(site.root, 'public', 'favicon.ico'))) return undefined
    // An empty picture: browsers would ask for /favicon.ico otherwise, and get the page for missing addresses.
    return shown ? smallestOf(shown) : 'data:,'
  }
  if (!shown || !image.file.endsWith('.svg')) return faviconHref
  const isSame = readFileSync(join(site.root, 'pages', image.file)).equals(readFileSync(faviconOf(site)))
  return isSame ? shown.src : faviconHref
}

/** The first width in the best format, which most browsers load for the header as well. */
const smallestOf = ({ src, sources }: Picture) => sources?.[0]?.srcSet.split(' ', 1)[0] ?? src

function integrityOf({ findPage, files }: ClientBundle): string {
  const content = files.find(({ path }) => path === findPage)?.content ?? ''
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** Each file once: two pictures that are the same share a file. */
function distinct(files: readonly PlannedFile[]): readonly PlannedFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()]
}

/** A name that changes with the content, so that browsers may keep the file for ever. */
export function assetFile(name: string, content: string | Uint8Array): OutputFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const extension = extname(name)
  return { path: `assets/${name.slice(0, name.length - extension.length)}.${hash}${extension}`, content }
}

/** Small sites for tests: the base site with some files replaced or added, read and rendered as in a build. */
import type { SiteAssets } from '../../src/build/assets/assets.ts'
import { filesIn } from '../../src/build/files/site-files.ts'
import { type ReadOptions, type ReadResult, readSite } from '../../src/core/check/read-site.ts'
import { renderPage } from '../../src/core/render/render.tsx'
import type { Site } from '../../src/core/site/site.ts'
import type { Files } from './folder.ts'
import { siteFolder } from './pages.ts'

export const NOW = new Date('2025-10-01T12:00+03:00')

export function read(files: Files, options: Partial<ReadOptions> = {}): ReadResult {
  return readSite(filesIn(siteFolder(files)), { now: NOW, ...options })
}

/** The site. If it has errors, the test fails. */
export function siteOf(files: Files, options: Partial<ReadOptions> = {}): Site {
  const { site, diagnostics } = read(files, options)
  if (!site) throw new Error(diagnostics.map(({ span, message }) => `${span.file}: ${message}`).join('\n'))
  return site
}

/** Instead of what a build makes. */
export const ASSETS: SiteAssets = {
  pictures: ({ file }) => ({ src: `/assets/${file}`, width: 16, height: 9 }),
  shareImages: new Map(),
  sheets: [],
  asideHref: '/assets/aside.css',
  fontHref: '/assets/inter.woff2',
  boot: '',
  findPage: { src: '', integrity: '' },
  files: [],
}

/** The whole document of a page. */
export function documentOf(site: Site, route: string, assets = ASSETS): string {
  const page = site.pages.get(route)
  if (!page) throw new Error(`There is no page ${route}`)
  return renderPage(site, page, assets)
}

/** The content of the `<main>` of a page. */
export function mainOf(site: Site, route: string): string {
  return /<main\b[^>]*>(.*)<\/main>/s.exec(documentOf(site, route))?.[1] ?? ''
}

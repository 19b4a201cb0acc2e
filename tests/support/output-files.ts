import type { SiteAssets } from '../../src/build/assets/assets.ts'
import { contentOf } from '../../src/build/files/planned-file.ts'
import { plannedFiles } from '../../src/build/publish/output.ts'
import type { OutputFile } from '../../src/core/base/output-file.ts'
import { renderPage } from '../../src/core/render/render.tsx'
import { fileOf } from '../../src/core/site/routes.ts'
import type { Site } from '../../src/core/site/site.ts'

/** Makes all files of a site. Documents are text. */
export function outputFiles(site: Site, assets: SiteAssets): readonly OutputFile[] {
  const pages = new Map([...site.pages.values()].map((page) => [fileOf(page.route), page]))
  return plannedFiles(site, assets).map((file) => {
    const page = pages.get(file.path)
    return { path: file.path, content: page ? renderPage(site, page, assets) : contentOf(file) }
  })
}

/** The site as its files are now. Read again after a change, when somebody asks. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type OutputFile, toAssets } from '../../engine/assets.ts'
import { outputFiles, redirectsOf } from '../../engine/output.ts'
import { preparePictures } from '../../engine/pictures/prepare.ts'
import { type ReadResult, readSite, withFindings } from '../../engine/read-site.ts'
import type { Manifest } from '../../engine/write.ts'
import { siteFrame } from '../frame.ts'
import type { SiteOptions } from '../options.ts'
import { PICTURES_FOLDER } from '../pictures-folder.ts'

export type Served = { readonly manifest: Manifest; readonly files: ReadonlyMap<string, OutputFile> }

export type LiveSite = {
  readonly read: () => ReadResult
  /** All files of the site, or `undefined` if it has errors. */
  readonly serve: () => Promise<Served | undefined>
  readonly forget: () => void
}

export function liveSite(options: SiteOptions & { readonly release: boolean }): LiveSite {
  let result: ReadResult | undefined
  let served: Promise<Served | undefined> | undefined
  const read = () => {
    // The clock runs unless it was set.
    result ??= readSite(options.root, {
      ...options,
      now: options.clockSet ? options.now : new Date(),
      drafts: true,
    })
    return result
  }
  return {
    read,
    serve: () => {
      const current = read()
      served ??= serve(current, (found) => {
        // A picture that cannot be decoded is known only now; the files may have changed since.
        if (result === current) result = withFindings(current, found)
      })
      return served
    },
    forget: () => {
      result = undefined
      served = undefined
    },
  }
}

async function serve(
  { site }: ReadResult,
  report: (found: readonly Diagnostic[]) => void,
): Promise<Served | undefined> {
  if (!site) return undefined
  const prepared = await preparePictures(site, { cacheFolder: PICTURES_FOLDER, share: false })
  if (prepared.diagnostics.length > 0) return void report(prepared.diagnostics)
  const assets = toAssets(site, await siteFrame(site.config.characters), prepared)
  const files = new Map(outputFiles(site, assets).map((file) => [file.path, file]))
  return { files, manifest: { base: site.base, redirects: redirectsOf(site), files: [...files.keys()] } }
}

/** The site as its files are now. Read again after a change, when somebody asks. */
import { type Assets, type OutputFile, readAssets } from '../../engine/assets.ts'
import { outputFiles, redirectsOf } from '../../engine/output.ts'
import { type ReadResult, readSite } from '../../engine/read-site.ts'
import type { Manifest } from '../../engine/write.ts'
import { siteFrame } from '../frame.ts'
import type { Options } from '../options.ts'

export type Served = { readonly manifest: Manifest; readonly files: ReadonlyMap<string, OutputFile> }

export type LiveSite = {
  readonly read: () => ReadResult
  /** All files of the site, or `undefined` if it has errors. */
  readonly serve: () => Promise<Served | undefined>
  readonly forget: () => void
}

export function liveSite(options: Options): LiveSite {
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
      served ??= serve(read())
      return served
    },
    forget: () => {
      result = undefined
      served = undefined
    },
  }
}

async function serve({ site }: ReadResult): Promise<Served | undefined> {
  if (!site) return undefined
  const assets: Assets = await readAssets(site, await siteFrame(site.config.characters))
  const files = new Map(outputFiles(site, assets).map((file) => [file.path, file]))
  return { files, manifest: { base: site.base, redirects: redirectsOf(site), files: [...files.keys()] } }
}

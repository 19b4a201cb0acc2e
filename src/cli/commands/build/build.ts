/** `ukurasa build`: writes the site, or nothing if there is an error. */
import { existsSync } from 'node:fs'
import { type SiteAssets, toAssets } from '../../../build/assets/assets.ts'
import { sharedFiles, sheetsOfAll } from '../../../build/assets/site-assets.ts'
import { codeOf } from '../../../build/base/error-code.ts'
import { interruptible } from '../../../build/base/interruptible.ts'
import { UserError } from '../../../build/base/user-error.ts'
import type { PlannedFile } from '../../../build/files/planned-file.ts'
import { filesIn } from '../../../build/files/site-files.ts'
import { PICTURES_FOLDER } from '../../../build/pictures/pictures-folder.ts'
import { preparePictures } from '../../../build/pictures/prepare.ts'
import { plannedFiles, servedSite } from '../../../build/publish/output.ts'
import { type OutputFolder, outputFolderAt } from '../../../build/publish/release/output-folder.ts'
import { refusalOf } from '../../../build/publish/release/refusal.ts'
import { write } from '../../../build/publish/release/write.ts'
import { reloadNeeded } from '../../../build/publish/reload.ts'
import { readSite, withDiagnostics } from '../../../core/check/read-site.ts'
import type { Site } from '../../../core/site/site.ts'
import { count } from '../../../diagnostics/wording.ts'
import { incremental } from '../../incremental.ts'
import type { Format, SiteOptions } from '../../options/shared.ts'
import { complain } from '../../output/complain.ts'
import { exitCodeOf } from '../../output/exit-code.ts'
import { counter, pageCounter, progress, shownDuring, withProgress } from '../../output/progress.ts'
import { report } from '../../output/report.ts'
import { withLock } from './with-lock.ts'

type Options = SiteOptions & {
  readonly out: string
  readonly plain: boolean
  readonly release: boolean
  readonly format: Format
}

export async function build(options: Options): Promise<number> {
  const refusal = refusalOf(options.out, options.root)
  if (refusal) return complain(refusal)
  try {
    const output = outputFolderAt(options.out)
    return await withLock(output, options.plain ? 0 : 1, () => buildInto(output, options))
  } catch (cause) {
    if (cause instanceof UserError) return complain(`${options.out} cannot be written. ${cause.message}`)
    const { syscall, path }: { readonly syscall?: unknown; readonly path?: unknown } = Object(cause)
    if (syscall === undefined) throw cause
    const where = typeof path === 'string' ? `: ${path}` : ''
    const old = existsSync(options.out) ? ' The old files are still there.' : ''
    return complain(`${options.out} cannot be written (${codeOf(cause)}${where}).${old}`)
  }
}

async function buildInto(output: OutputFolder, options: Options): Promise<number> {
  const earlier = await incremental?.forBuild(options.root, options.out, options.now)
  try {
    return await buildWith(earlier, output, options)
  } finally {
    await earlier?.end()
  }
}

/** `earlier` has results of earlier builds. Without it the result is the same, but it takes longer. */
async function buildWith(
  earlier: Awaited<ReturnType<typeof incremental.forBuild>>,
  output: OutputFolder,
  options: Options,
): Promise<number> {
  const line = progress()
  const files = filesIn(options.root)
  await earlier?.readAhead(files, pageCounter(files, line))
  const reading = { ...options, kept: earlier, onAssembled: earlier?.onAssembled }
  const read = await interruptible(() => readSite(withProgress(files, line), reading))
  earlier?.save()
  const onProgress = counter(line, 'Making pictures')
  const prepared =
    read.site && (await preparePictures(read.site, { cacheFolder: PICTURES_FOLDER, share: true, onProgress }))
  line.end()
  const result = prepared ? withDiagnostics(read, prepared.diagnostics) : read
  await report(result, options.root, options.format)
  const { site } = result
  if (!site || !prepared) return exitCodeOf(result)
  const making = sharedFiles(site)
  const shared = await shownDuring(line, 'Making the files that all pages share', making)
  const studio = site.config.studio && (await studioOf(site, line))
  const reload = reloadNeeded(output)
  const written = await interruptible(() => {
    const assets = toAssets(site, shared, prepared)
    const pages = earlier?.pageFiles(site, read.pages, assets)
    const ofStudio = studio?.(site, assets)
    const planned = plannedFiles(site, assets, { ...pages, studio: ofStudio })
    const changed = write(output, planned, servedSite(site, assets), {
      plain: options.plain,
      onProgress: counter(line, 'Writing files'),
      startWorkers: pages?.startWorkers,
    })
    pages?.save()
    return `${count(planned.length, 'file')}, ${changed} written`
  })
  line.end()
  if (options.format === 'pretty')
    process.stdout.write([`${options.out}: ${written}`, reload() ?? [], ''].flat().join('\n'))
  return 0
}

/** Loaded only for a site that ships it. */
async function studioOf(
  site: Site,
  line: ReturnType<typeof progress>,
): Promise<(site: Site, assets: SiteAssets) => readonly PlannedFile[]> {
  const { hostedFiles } = await import('../../../hosted/hosted-files.ts')
  const { studioScripts } = await import('../../../hosted/scripts.ts')
  const making = Promise.all([studioScripts(), sheetsOfAll(site)])
  const [scripts, sheets] = await shownDuring(line, 'Making Studio', making)
  return (site, assets) => hostedFiles(site, assets, { scripts, sheets })
}

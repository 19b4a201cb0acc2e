/** Says why the site cannot be written to a folder. */
import { realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../../base/error-code.ts'
import { isOurs } from './manifest.ts'
import { isInReleases, isInside, type OutputFolder, outputFolderAt, publishedIn } from './output-folder.ts'

const SOURCES = ['pages', 'src', 'schema', 'public', 'tests', '.ukurasa']

/** A message for the author, or `undefined` if the site can be written there. */
export function refusalOf(out: string, root: string): string | undefined {
  try {
    const output = outputFolderAt(out)
    const why = whyNot(output, realpathSync(root))
    return why && `--out: ${out} ${why}`
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return `--out: ${out} is a link that leads nowhere. Choose a folder.`
    return `--out: ${out} cannot be read (${codeOf(cause)}).`
  }
}

function whyNot(output: OutputFolder, root: string): string | undefined {
  if (isInside(root, output.out)) return 'contains the site itself. Choose another folder.'
  if (SOURCES.some((name) => isInside(output.out, join(root, name))))
    return 'is part of the sources. Choose another folder.'
  if (isInReleases(output.out)) return 'belongs to the output of another build. Choose another folder.'
  const { releasesFolder } = output
  if (statSync(releasesFolder, { throwIfNoEntry: false })?.isDirectory() === false)
    return `needs the folder ${releasesFolder}, but that is a file. Delete it.`
  const published = publishedIn(output)
  if (published === undefined) return undefined
  if (!statSync(published).isDirectory()) return 'is a file.'
  // Only a build makes a link to a release.
  const isLinked = published !== output.out
  return isLinked || isOurs(published)
    ? undefined
    : 'contains files that no build wrote. Choose an empty folder, or delete these files.'
}

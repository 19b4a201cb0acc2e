/** A site's folder, and the folder where it is published. */
import { join } from 'node:path'
import type { PlannedFile } from '../../src/build/files/planned-file.ts'
import { MANIFEST } from '../../src/build/publish/release/manifest.ts'
import { outputFolderAt } from '../../src/build/publish/release/output-folder.ts'
import { write } from '../../src/build/publish/release/write.ts'
import { emptyFolder, type Files, filesBelow, writeFiles } from './folder.ts'

export const HOST = {
  base: '/school',
  redirects: { '/old': '/new' },
  headers: { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'SAMEORIGIN' },
  assetHeaders: { 'X-Content-Type-Options': 'nosniff' },
}

export function folders() {
  const root = emptyFolder()
  writeFiles(root, { 'site.yaml': 'url: x\n', 'pages/index.yaml': 'title: x\n' })
  return { root, out: join(root, 'dist'), releasesFolder: join(root, '.dist-releases') }
}

export const planned = (files: Readonly<Record<string, string | Uint8Array>>): readonly PlannedFile[] =>
  Object.entries(files).map(([path, content]) => ({ path, content }))

/** Gives the number of files that were new or different. */
export const publish = (out: string, files: Files, plain = false): number =>
  write(outputFolderAt(out), planned(files), HOST, { plain })

export const published = (out: string) =>
  Object.fromEntries(Object.entries(filesBelow(out)).filter(([path]) => path !== MANIFEST))

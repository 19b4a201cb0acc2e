/** The texts of a site and the facts about its other files, for Studio. */

import { shortDigest } from '../../../build/base/hash.ts'
import { pageSchema } from '../../../build/files/page-schema.ts'
import { LARGEST_FILE } from '../../../core/base/limits.ts'
import { type Content, PICTURE_FILE, type SiteFiles } from '../../../core/load/site-files.ts'
import { decodeText } from '../../../core/yaml/decode-text.ts'
import type { Sources, Text, Unread } from '../../studio.ts'

export const asText = (text: string): Text => ({ text, fingerprint: shortDigest(text) })

/** `folder` is that of the site, if messages shall name another one. */
export function sourcesOf(
  files: SiteFiles,
  { clock, isReadOnly }: Pick<Sources, 'clock' | 'isReadOnly'>,
  folder = files.root,
): Sources {
  const { names, closed = [], root } = files
  const texts: Record<string, Text> = {}
  const unread: Record<string, Unread> = {}
  const documents = names.filter((name) => !PICTURE_FILE.test(name)).map((name) => `pages/${name}`)
  for (const path of ['site.yaml', ...documents]) {
    const content = toText(path, files.read(path, LARGEST_FILE))
    if ('text' in content) texts[path] = content
    else unread[path] = content
  }
  const images = names.filter((name) => PICTURE_FILE.test(name))
  const { errorCodes, ...publicFiles } = files.publicFiles()
  return {
    root,
    clock,
    isReadOnly,
    schema: pageSchema(folder),
    names,
    closed,
    texts,
    unread,
    publicFiles: { ...publicFiles, errorCodes: Object.fromEntries(errorCodes) },
    inspections: Object.fromEntries(images.map((image) => [image, files.inspect(image)])),
  }
}

function toText(path: string, content: Content): Text | Unread {
  if (!(content instanceof Uint8Array)) return content
  const decoded = decodeText(path, content)
  if ('text' in decoded) return asText(decoded.text)
  return { bytes: Buffer.from(content).toString('base64') }
}

/** Whether a file is the picture that its name says. Pure: it looks at the first bytes. */
import { extname } from 'node:path'
import type { Finding } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/files.ts'
import { svgSize } from './picture-size.ts'

type Kind = { readonly name: string; readonly begins: (bytes: string) => boolean }

const JPEG: Kind = { name: 'JPEG', begins: (bytes) => bytes.startsWith('\xff\xd8\xff') }

/** By the ending of the file; `bytes` has one character for each byte. */
const KINDS: Readonly<Record<string, Kind>> = {
  '.avif': { name: 'AVIF', begins: (bytes) => /^.{4}ftyp.{0,40}avi[fs]/s.test(bytes) },
  '.gif': { name: 'GIF', begins: (bytes) => bytes.startsWith('GIF8') },
  '.jpeg': JPEG,
  '.jpg': JPEG,
  '.png': { name: 'PNG', begins: (bytes) => bytes.startsWith('\x89PNG\r\n\x1a\n') },
  '.svg': { name: 'SVG', begins: (bytes) => /<svg\b[^>]*>/.test(bytes) },
  '.webp': { name: 'WebP', begins: (bytes) => /^RIFF.{4}WEBP/s.test(bytes) },
}

export function findingOfPicture(name: string, start: Buffer): Finding | undefined {
  const bytes = start.toString('latin1')
  const ending = extname(name).toLowerCase()
  const kind = KINDS[ending]
  if (!kind?.begins(bytes)) return messages.imageRefused(kind?.name ?? ending)
  if (ending !== '.svg') return undefined
  const { width, height } = svgSize(bytes)
  return width > 0 && height > 0 ? undefined : messages.imageWithoutSize()
}

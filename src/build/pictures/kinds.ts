/** Finds the format of a file by its first bytes, whatever its name says. */
import { avif } from './headers/avif.ts'
import { gif } from './headers/gif.ts'
import type { ReadHeader } from './headers/header.ts'
import { jpeg } from './headers/jpeg.ts'
import { png } from './headers/png.ts'
import { webp } from './headers/webp.ts'

/** A kind of photograph that browsers show. The first of the endings is the usual one. */
export type Kind = {
  readonly name: string
  readonly endings: readonly string[]
  readonly read: ReadHeader
}

type Signature<Found> = { readonly found: Found; readonly begins: RegExp }

// One character stands for one byte.
const KINDS: readonly Signature<Kind>[] = [
  { found: { name: 'JPEG', endings: ['.jpg', '.jpeg'], read: jpeg }, begins: /^\xff\xd8\xff/ },
  { found: { name: 'PNG', endings: ['.png'], read: png }, begins: /^\x89PNG\r\n/ },
  { found: { name: 'WebP', endings: ['.webp'], read: webp }, begins: /^RIFF.{4}WEBP/s },
  { found: { name: 'AVIF', endings: ['.avif'], read: avif }, begins: /^.{4}ftypavi[fs]/s },
  { found: { name: 'GIF', endings: ['.gif'], read: gif }, begins: /^GIF8[79]a/ },
]

/** Files that authors take for pictures. */
const OTHERS: readonly Signature<string>[] = [
  { found: 'HEIC', begins: /^.{4}ftyp(?:hei|hev|mif1|msf1)/s },
  { found: 'TIFF', begins: /^(?:II\*\0|MM\0\*)/ },
  { found: 'BMP', begins: /^BM.{4}\0\0\0\0/s },
  { found: 'PDF', begins: /^%PDF-/ },
  { found: 'Photoshop', begins: /^8BPS/ },
  { found: 'JPEG XL', begins: /^(?:\xff\n|.{4}JXL )/s },
  {
    found: 'SVG',
    begins: /^(?:\xef\xbb\xbf)?\s*(?:<\?xml.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>|\s)*<(?:svg:)?svg[\s>]/s,
  },
  { found: 'HTML', begins: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype )?html/i },
  { found: 'video', begins: /^.{4}ftyp(?:mp4|isom|M4V|qt |3gp|avc1|iso\d)|^.E\xdf\xa3|^RIFF.{4}AVI /s },
  { found: 'Word', begins: /^PK[^\w\s]{2}.*word\//s },
  { found: 'Excel', begins: /^PK[^\w\s]{2}.*xl\//s },
  { found: 'PowerPoint', begins: /^PK[^\w\s]{2}.*ppt\//s },
  { found: 'Word', begins: /^\xd0\xcf.\xe0/ },
  { found: 'ZIP', begins: /^PK[^\w\s]{2}/ },
  { found: 'shortcut', begins: /^(?:\xef\xbb\xbf)?\[InternetShortcut\]/ },
  { found: 'pointer', begins: /^version https:\/\/git-lfs/ },
  { found: 'text', begins: /^(?:\xef\xbb\xbf)?[\t\n\r\x20-\x7e]{8,}$/ },
]

export function kindOf(start: Buffer): Kind | undefined {
  return find(KINDS, start)
}

/** The name of a kind that no page can show as a photograph. */
export function otherKindOf(start: Buffer): string | undefined {
  return find(OTHERS, start)
}

function find<Found>(signatures: readonly Signature<Found>[], start: Buffer): Found | undefined {
  const bytes = start.toString('latin1', 0, 4096)
  return signatures.find(({ begins }) => begins.test(bytes))?.found
}

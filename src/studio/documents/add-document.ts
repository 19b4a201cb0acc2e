/** A new document for visitors: a PDF, which a link can lead to. It lies in `public/`, and is named like the chosen file. */
import { slugOf } from '../../core/base/slug.ts'
import { performStep } from '../session/session.ts'
import { siteNow } from '../session/site.ts'

export type NewDocument = {
  readonly blob: Blob
  /** Its address on the site: `/form.pdf`. */
  readonly address: string
  /** The name of the chosen file, without its ending. */
  readonly title: string
}

/** In bytes. */
export const LARGEST_DOCUMENT = 10 * 1024 * 1024
const LONGEST_NAME = 60

/** Why a file cannot be a document of the site. */
export type DocumentRefusal = 'noPdf' | 'documentTooLarge'

/** A PDF is known by how it begins, not by its name. */
export async function documentFrom(file: File): Promise<NewDocument | DocumentRefusal> {
  if ((await file.slice(0, 5).text()) !== '%PDF-') return 'noPdf'
  if (file.size > LARGEST_DOCUMENT) return 'documentTooLarge'
  const title = file.name.replace(/\.[^.]*$/, '')
  // The file on the disk may change before the page is saved.
  const blob = new Blob([await file.arrayBuffer()], { type: 'application/pdf' })
  return { blob, address: freeAddress(slugOf(title, LONGEST_NAME) || 'document'), title }
}

/** A name that is taken gets a number. */
function freeAddress(stem: string): string {
  const taken = siteNow()?.table.files()
  for (let number = 1; ; number++) {
    const address = `/${number === 1 ? stem : `${stem}-${number}`}.pdf`
    if (!taken?.has(address)) return address
  }
}

/** Comes into the draft before the link that leads to it. Nothing is saved of a document that nothing names. */
export function addDocument({ blob, address }: NewDocument): void {
  performStep({ pictures: [{ path: `public${address}`, picture: blob }] }, '')
}

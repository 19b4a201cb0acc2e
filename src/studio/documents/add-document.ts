/** A new document for visitors: a PDF, which a link can lead to. It lies in `public/`, and is named like the chosen file. */
import { freeName } from '../free-name.ts'
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

/** Why a file cannot be a document of the site. */
export type DocumentRefusal = 'noPdf' | 'documentTooLarge'

/** A PDF is known by how it begins, not by its name. */
export async function documentFrom(file: File): Promise<NewDocument | DocumentRefusal> {
  if ((await file.slice(0, 5).text()) !== '%PDF-') return 'noPdf'
  if (file.size > LARGEST_DOCUMENT) return 'documentTooLarge'
  const title = file.name.replace(/\.[^.]*$/, '')
  // The file on the disk may change before the page is saved.
  const blob = new Blob([await file.arrayBuffer()], { type: 'application/pdf' })
  return { blob, address: freeAddress(title), title }
}

function freeAddress(title: string): string {
  const files = siteNow()?.table.files()
  const taken = (address: string) => files?.has(address) === true
  return freeName(title, { otherwise: 'document', nameOf: (stem) => `/${stem}.pdf`, taken })
}

/** Comes into the draft before the link that leads to it. Nothing is saved of a document that nothing names. */
export function addDocument({ blob, address }: NewDocument): void {
  performStep({ pictures: [{ path: `public${address}`, picture: blob }] }, '')
}

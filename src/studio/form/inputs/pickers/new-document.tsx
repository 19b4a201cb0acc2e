/** A new document that a link leads to, from the files of the author. */
import { useState } from 'react'
import { sayInDialog } from '../../../dialog-words.ts'
import {
  type NewDocument as Added,
  addDocument,
  type DocumentRefusal,
  documentFrom,
} from '../../../documents/add-document.ts'

type Props = { readonly onAdd: (address: string, title: string) => void }

export function NewDocument({ onAdd }: Props) {
  const [chosen, setChosen] = useState<Added | DocumentRefusal>()
  const take = async (file: File | undefined) => setChosen(file && (await documentFrom(file)))
  const use = (added: Added) => {
    addDocument(added)
    onAdd(added.address, added.title)
  }
  return (
    <section className="new-document" aria-labelledby="new-document">
      <h3 id="new-document">{sayInDialog('newDocument')}</h3>
      <label htmlFor="document-file">{sayInDialog('documentFile')}</label>
      <input
        id="document-file"
        type="file"
        accept="application/pdf"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <p role="alert" className="message">
        {typeof chosen === 'string' && sayInDialog(chosen)}
      </p>
      {typeof chosen === 'object' && (
        <>
          <p role="status" className="says">
            {sayInDialog('documentName', { address: chosen.address, size: sizeOf(chosen.blob) })}
          </p>
          <button type="button" className="main" onClick={() => use(chosen)}>
            {sayInDialog('useDocument')}
          </button>
        </>
      )}
    </section>
  )
}

const MEGABYTE = 1_000_000

function sizeOf({ size }: Blob): string {
  const isLarge = size >= MEGABYTE
  const number = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 })
  return `${number.format(isLarge ? size / MEGABYTE : Math.ceil(size / 1000))} ${isLarge ? 'MB' : 'kB'}`
}

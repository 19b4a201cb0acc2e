/** The places with the words of a search, by page. Each leads to its field. */
import { useId } from 'react'
import { sayInDialog } from '../dialog-words.ts'
import { fileInWords } from '../session/file-in-words.ts'
import { isPageFile } from '../session/shown-page.ts'
import { excerptOf, type Found } from './find-words.ts'
import { goTo } from './go-on.ts'

/** A list of a thousand places takes a browser long, and nobody reads it. */
const MOST = 100

type Props = {
  readonly search: string
  readonly found: readonly Found[]
  /** Before a place is shown. */
  readonly onLeave: () => void
}

export function FoundList({ search, found, onLeave }: Props) {
  const id = useId()
  const shown = found.slice(0, MOST)
  const files = [...new Set(shown.map(({ file }) => file))]
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{sayInDialog('foundWords')}</h3>
      {found.length === 0 && <p>{sayInDialog('noWords')}</p>}
      {files.map((file) => (
        <section key={file} className="found-in" aria-label={fileInWords(file)}>
          <h4>
            {fileInWords(file)} {isPageFile(file) && <code>{file}</code>}
          </h4>
          <ul className="choices">
            {shown.map((each, number) =>
              each.file === file ? (
                <li key={`${each.order} ${each.from}`}>
                  <button
                    type="button"
                    onClick={() => {
                      onLeave()
                      goTo(search, found, number)
                    }}
                  >
                    <Excerpt found={each} />
                  </button>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
      {found.length > MOST && <p>{sayInDialog('moreWords', { count: MOST })}</p>}
    </section>
  )
}

function Excerpt({ found }: { readonly found: Found }) {
  const { before, hit, after } = excerptOf(found)
  return (
    <>
      <span className="says">{found.at.what()}</span>
      <span className="excerpt">
        {before}
        <mark>{hit}</mark>
        {after}
      </span>
    </>
  )
}

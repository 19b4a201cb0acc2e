/** The change in words, its files, and the button that proposes it. */
import { useState } from 'react'
import { branchName, titleLine } from '../../core/change/review/branch-name.ts'
import { routeOf } from '../../core/site/routes.ts'
import type { Proposed, ReviewAnswer } from '../../preview/studio.ts'
import { PanelText } from '../actions/panel-fields.tsx'
import { sayInDialog } from '../dialog-words.ts'
import { fileInWords } from '../session/file-in-words.ts'
import { newWarnings } from '../session/shown-messages.ts'
import { isPageFile } from '../session/shown-page.ts'
import { engineNow } from '../session/site.ts'
import { sourceNow } from '../source/source.ts'
import { MendFirst } from './mend-first.tsx'
import { ProposedWords } from './proposed-words.tsx'
import { type NoAnswer, propose } from './proposing.ts'
import { ReviewWords } from './review-words.tsx'
import { TakeBack } from './take-back.tsx'

type Review = ReviewAnswer & { readonly kind: 'review' }
type Props = {
  readonly review: Review
  readonly leftOut: readonly string[]
  /** It is about other files than the author has chosen since. */
  readonly isOld: boolean
  readonly onLook: (leftOut: readonly string[]) => void
}

export function ReviewForm({ review, leftOut, isOld, onLook }: Props) {
  const { files, words, errors, branch, isUnsent } = review
  const [typed, setTitle] = useState<string>()
  const title = typed ?? review.title
  const cut = titleLine(title, words.title)
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Proposed | NoAnswer>()
  const wanted = files.filter(({ path }) => !leftOut.includes(path))
  const make = async () => {
    setBusy(true)
    setDone(await propose(wanted, title))
    setBusy(false)
  }
  const look = (paths: readonly string[]) => {
    setDone(undefined)
    onLook(paths)
  }
  if (done && done.kind !== 'errors')
    return <ProposedWords done={done} onLook={() => onLook([...leftOut])} onDone={() => setDone(undefined)} />
  const found = done?.kind === 'errors' ? done.errors : errors
  const canSend = files.length === 0 && isUnsent
  const mayPropose = wanted.length > 0 && found.length === 0
  return (
    <>
      {files.length === 0 ? (
        <p role="status">{isUnsent ? sayInDialog('notSentYet') : sayInDialog('nothingNew')}</p>
      ) : (
        <ReviewWords words={words} />
      )}
      {files.length > 1 && <Files files={files} leftOut={leftOut} onLook={look} />}
      <MendFirst errors={found} addressOf={addressOf} />
      <NewWarnings />
      {mayPropose && (
        <PanelText
          label={sayInDialog('proposeTitle')}
          help={cut.rest === '' ? '' : sayInDialog('titleIsCut', cut)}
          value={title}
          onChange={setTitle}
        />
      )}
      {wanted.length > 0 && (
        <p>{branch === null ? sayInDialog('proposeHelp') : sayInDialog('proposeMore', { branch })}</p>
      )}
      {(mayPropose || canSend) && <Where review={review} title={cut.title} />}
      <p className="row">
        {wanted.length > 0 && (
          <button
            type="button"
            className="main"
            disabled={!mayPropose || isOld || isBusy}
            onClick={() => void make()}
          >
            {sayInDialog('proposeNow')}
          </button>
        )}
        {canSend && (
          <button type="button" className="main" disabled={isBusy} onClick={() => void make()}>
            {sayInDialog('sendNow')}
          </button>
        )}
      </p>
      {files.length === 0 && branch !== null && !isUnsent && <TakeBack branch={branch} />}
    </>
  )
}

/** What the author may not have seen: most of it is about other pages. */
function NewWarnings() {
  const engine = engineNow()
  const found = engine ? newWarnings(engine) : []
  if (found.length === 0) return null
  return (
    <section aria-labelledby="new-warnings">
      <h3 id="new-warnings">{sayInDialog('newWarnings')}</h3>
      <ul className="plain">
        {found.map(({ span, message }) => (
          <li key={`${span.file} ${span.start.offset} ${message}`}>
            {fileInWords(span.file)}: <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where a press of the button sends the change. */
function Where({ review: { branch, server, taken }, title }: Pick<Props, 'review'> & { title: string }) {
  const name = branch ?? branchName(title, (each) => taken.includes(each))
  return (
    <p>
      {server
        ? sayInDialog('proposeTo', { ...server, branch: name })
        : sayInDialog('proposeHere', { branch: name })}
    </p>
  )
}

/** Somebody else may work in the same folder: what is not ready can be left out. */
function Files({ files, leftOut, onLook }: Omit<Props, 'review' | 'isOld'> & Pick<Review, 'files'>) {
  const turn = (path: string, isIn: boolean) =>
    onLook(isIn ? leftOut.filter((each) => each !== path) : [...leftOut, path])
  return (
    <fieldset>
      <legend>{sayInDialog('proposeFiles')}</legend>
      {files.map(({ path }) => (
        <label key={path} className="check">
          <input
            type="checkbox"
            checked={!leftOut.includes(path)}
            onChange={({ target }) => turn(path, target.checked)}
          />
          {path}
        </label>
      ))}
    </fieldset>
  )
}

const addressOf = (path: string) => (isPageFile(path) ? sourceNow().addressOf(routeOf(path)) : undefined)

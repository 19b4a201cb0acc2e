/** Deletes the page. What leads there is shown first, with what becomes of it. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldPath } from '../../core/base/field-path.ts'
import { routeOf } from '../../core/site/routes.ts'
import { sayInDialog } from '../dialog-words.ts'
import type { PictureChange } from '../draft/change.ts'
import { targetsOf } from '../form/inputs/targets.ts'
import { focusLater } from '../form/tools/focus-later.ts'
import { withoutPicture } from '../pictures/delete-picture.ts'
import { placeOf } from '../place-words.ts'
import { siteNow } from '../session/site.ts'
import { say } from '../words.ts'
import type { Deleting } from './delete-page.ts'
import { PanelChoice } from './panel-fields.tsx'
import { PicturesAlong } from './pictures-along.tsx'
import { carryOutDeleting, deletingOf } from './site-actions.ts'

const NONE: readonly string[] = []

export function DeletePanel({ path, onDone }: { readonly path: string; readonly onDone: () => void }) {
  const [to, setTo] = useState('')
  const [along, setAlong] = useState(NONE)
  const { problem, isBusy, carryOut } = useCarryOut(onDone)
  const deleting = useMemo(() => deletingOf(path, to || undefined), [path, to])
  if (!deleting) return <p>{sayInDialog('needed')}</p>
  const gone: readonly string[] = deleting.gone.map(routeOf)
  const site = siteNow()
  const pages = site ? targetsOf(site).filter(({ kind }) => kind === 'pages') : []
  const others = pages.filter(({ href }) => !gone.includes(href))
  return (
    <>
      <PanelChoice
        label={sayInDialog('insteadOf')}
        value={to}
        onChange={setTo}
        isDisabled={isBusy}
        options={[
          ['', sayInDialog('noPageInstead')],
          ...others.map(({ href, title }) => [href, `${title} (${href})`] as const),
        ]}
      />
      <Leading deleting={deleting} />
      <PicturesAlong gone={deleting.gone} along={along} onChoose={setAlong} isDisabled={isBusy} />
      <p role="alert" className="message">
        {problem}
      </p>
      <p className="row">
        <button
          type="button"
          className="main"
          aria-disabled={isBusy}
          onClick={() => void carryOut(path, to, along)}
        >
          {sayInDialog('deleteNow')}
        </button>
      </p>
    </>
  )
}

/** The pictures are read first. While `isBusy`, nothing may be chosen. A panel that was left meanwhile does nothing any more. */
function useCarryOut(onDone: () => void) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const carryOut = async (path: string, to: string, along: readonly string[]) => {
    if (isBusy) return
    setBusy(true)
    const { pictures, unread } = await picturesRead(along)
    setBusy(false)
    if (!isOpen.current) return
    if (unread !== undefined) return setProblem(sayInDialog('nothingDeleted', { name: unread }))
    // Others may have changed a file since it was shown, and edits are for the text as it is.
    const now = deletingOf(path, to || undefined)
    onDone()
    if (now) carryOutDeleting(now, pictures)
    focusLater('undo')
  }
  return { problem, isBusy, carryOut }
}

type Read = { readonly pictures: readonly PictureChange[]; readonly unread?: string }

async function picturesRead(names: readonly string[]): Promise<Read> {
  const pictures: PictureChange[] = []
  for (const name of names) {
    const picture = await withoutPicture(name)
    if (!picture) return { pictures: [], unread: name }
    pictures.push(picture)
  }
  return { pictures }
}

/** An address names its entry: the word `href` says nothing more. */
const bare = (at: FieldPath): FieldPath => (at.at(-1) === 'href' ? at.slice(0, -1) : at)

function Leading({ deleting: { gone, leads, errors } }: { readonly deleting: Deleting }) {
  return (
    <div aria-live="polite">
      <p>{sayInDialog('deleteSays', { files: gone.join(', ') })}</p>
      {leads.length === 0 && <p>{sayInDialog('nothingLeads')}</p>}
      <ul className="plain">
        {leads.map(({ path, at, becomes }) => (
          <li key={`${path} ${at.join('.')}`}>
            {path === 'site.yaml' ? `${say('siteSettings')}:` : <code>{path}</code>} {placeOf(bare(at))}:{' '}
            {sayInDialog(`becomes-${becomes}`)}
          </li>
        ))}
      </ul>
      {errors.length > 0 && (
        <>
          <h3>{sayInDialog('errorsAfter')}</h3>
          <ul className="plain">
            {errors.map((error) => (
              <li key={error} lang="en">
                {error}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Deletes the page. What leads there is shown first, with what becomes of it. */
import { useMemo, useState } from 'react'
import type { FieldPath } from '../../core/base/field-path.ts'
import { routeOf } from '../../core/site/routes.ts'
import { sayInDialog } from '../dialog-words.ts'
import { targetsOf } from '../form/inputs/targets.ts'
import { focusLater } from '../form/tools/entry-tools.tsx'
import { placeOf } from '../place-words.ts'
import { siteNow } from '../session/site.ts'
import type { Deleting } from './delete-page.ts'
import { PanelChoice } from './panel-fields.tsx'
import { carryOutDeleting, deletingOf } from './site-actions.ts'

export function DeletePanel({ path, onDone }: { readonly path: string; readonly onDone: () => void }) {
  const [to, setTo] = useState('')
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
        options={[
          ['', sayInDialog('noPageInstead')],
          ...others.map(({ href, title }) => [href, `${title} (${href})`] as const),
        ]}
      />
      <Leading deleting={deleting} />
      <p className="row">
        <button
          type="button"
          className="main"
          onClick={() => {
            // Others may have changed a file since it was shown, and edits are for the text as it is.
            const now = deletingOf(path, to || undefined)
            onDone()
            if (now) carryOutDeleting(now)
            focusLater('undo')
          }}
        >
          {sayInDialog('deleteNow')}
        </button>
      </p>
    </>
  )
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
            <code>{path}</code> {placeOf(bare(at))}: {sayInDialog(`becomes-${becomes}`)}
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

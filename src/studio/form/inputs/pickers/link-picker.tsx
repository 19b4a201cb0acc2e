/** The choice of where a link leads: pages, their places, named addresses, files, or an address that is typed. */
import { useState } from 'react'
import { loadDialogWords, sayInDialog } from '../../../dialog-words.ts'
import { siteNow } from '../../../session/site.ts'
import { say } from '../../../words.ts'
import { addressFor, found, type Target, type TargetKind, targetsOf } from '../targets.ts'
import { NewDocument } from './new-document.tsx'
import { PickerDialog, type PickerProps } from './picker-dialog.tsx'

const KINDS: readonly TargetKind[] = ['pages', 'places', 'named', 'files']
/** A list of a thousand pages takes a browser long. */
const MOST = 50

function LinkPicker({ onChoose, onClose }: PickerProps) {
  const [search, setSearch] = useState('')
  const site = siteNow()
  const targets = found(site ? targetsOf(site) : [], search)
  const choose = (href: string, title: string) => {
    onClose()
    onChoose(href, title)
  }
  const address = addressFor(search.trim(), site)
  return (
    <PickerDialog
      title={say('chooseLink')}
      search={search}
      onSearch={setSearch}
      onClose={onClose}
      count={targets.length}
      adding={{
        word: sayInDialog('newDocument'),
        field: 'document-file',
        shown: <NewDocument onAdd={choose} />,
      }}
    >
      {address !== undefined && (
        <button type="button" onClick={() => choose(address, address)}>
          {say('useAddress', { address })}
        </button>
      )}
      {KINDS.map((kind) => (
        <Targets
          key={kind}
          kind={kind}
          targets={targets.filter((each) => each.kind === kind).slice(0, MOST)}
          onChoose={choose}
        />
      ))}
    </PickerDialog>
  )
}

type Props = {
  readonly kind: TargetKind
  readonly targets: readonly Target[]
  readonly onChoose: (href: string, title: string) => void
}

function Targets({ kind, targets, onChoose }: Props) {
  if (targets.length === 0) return null
  return (
    <section aria-labelledby={`picker-${kind}`}>
      <h3 id={`picker-${kind}`}>{say(kind)}</h3>
      <ul className="targets">
        {targets.map(({ href, title }) => (
          <li key={href}>
            <button type="button" onClick={() => onChoose(href, kind === 'pages' ? title : href)}>
              {title} <code>{href}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** With its words. */
export async function loadLinkPicker() {
  await loadDialogWords()
  return { default: LinkPicker }
}

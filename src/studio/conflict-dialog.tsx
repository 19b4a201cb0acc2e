/** Two people changed the same. Each clash is shown in words, with both versions, and the author chooses. */
import type { Choice, Clash, Side } from './draft/merge/merged.ts'
import { Modal } from './modal.tsx'
import { placeOf } from './place-words.ts'
import { chooseVersion } from './session/conflict.ts'
import { save } from './session/saving.ts'
import type { Conflict } from './session/state.ts'
import { say } from './words.ts'

export function ConflictDialog({ conflict }: { readonly conflict: Conflict }) {
  const { proposal } = conflict
  return (
    <Modal title={titleOf(conflict)}>
      <p>
        <code>{conflict.path}</code> {say('changedHelp')}
      </p>
      {conflict.open.map((clash) => (
        <ClashView key={clash.key} clash={clash} theirs={say(proposal === undefined ? 'theirs' : 'inOwn')} />
      ))}
    </Modal>
  )
}

function titleOf({ proposal, theirs }: Conflict): string {
  if (proposal !== undefined) return say('changedByOwn', { number: proposal })
  return say(theirs ? 'changed' : 'deletedByOther')
}

type ClashProps = { readonly clash: Clash; readonly theirs: string }

function ClashView({ clash: { key, at, mine, theirs }, theirs: title }: ClashProps) {
  const place = placeOf(at)
  return (
    <section aria-label={place}>
      <h3>{place}</h3>
      <div className="versions">
        <Version id={key} title={say('mine')} side={mine} choice="mine" />
        <Version id={key} title={title} side={theirs} choice="theirs" />
      </div>
    </section>
  )
}

type VersionProps = {
  readonly id: string
  readonly title: string
  readonly side: Side
  readonly choice: Choice
}

function Version({ id, title, side, choice }: VersionProps) {
  return (
    <div>
      <h4>{title}</h4>
      <p className="version">{side.text ?? say('gone')}</p>
      <button
        type="button"
        aria-label={`${say('take')}: ${title}`}
        onClick={() => void chooseVersion(id, choice, save)}
      >
        {say('take')}
      </button>
    </div>
  )
}

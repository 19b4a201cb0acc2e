/** A value that somebody must still confirm: who, until when, and that it is right. */
import { part } from '../part.tsx'
import { perform } from '../session/session.ts'
import { say } from '../words.ts'
import type { MarkProps } from './stand-in-fields.tsx'
import { focusLater } from './tools/focus-later.ts'

const StandInFields = part(async () => ({ default: (await import('./stand-in-fields.tsx')).StandInFields }))

/** The field that was marked last: the fields of its mark may still have to come. */
let marked: string | undefined

/** The button that the author has pressed is gone. */
function focusMarked(id: string): void {
  if (marked !== id) return
  marked = undefined
  focusLater(`${id}-owner`)
}

/** A mark can be set at a value that has none. */
export function MarkButton({ state, path, id, label }: MarkProps) {
  return (
    <button
      type="button"
      className="mark"
      aria-label={`${say('mark')}: ${label}`}
      disabled={state.isReadOnly}
      onClick={() => {
        if (perform({ kind: 'mark', at: path, standIn: true }, { notice: say('marked', { what: label }) })) {
          marked = id
        }
      }}
    >
      {say('mark')}
    </button>
  )
}

export function StandInMark(props: MarkProps) {
  const { path, state } = props
  const standIn = state.source.standIns.find((each) => each.path.join('\n') === path.join('\n'))
  return standIn && <StandInFields {...props} standIn={standIn} onShown={focusMarked} />
}

/** What the check says of a row and its cells, and who must still confirm them. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { MendButton } from '../mend/mend.ts'
import type { State } from '../session/state.ts'
import { say } from '../words.ts'
import { LostValueNote } from './messages/lost-value-note.tsx'
import { messagesAt } from './messages/messages.ts'
import { SiteValues } from './messages/site-values.tsx'
import { Words } from './messages/words-of-message.tsx'
import { StandInMark } from './stand-in.tsx'
import { idOf } from './tools/field-id.ts'

type Props = { readonly state: State; readonly path: FieldPath; readonly names?: readonly string[] }

export function RowNotes({ state, path, names = [] }: Props) {
  const places = [path, ...names.map((name) => [...path, name])]
  return places.map((at) => <Notes key={idOf(at)} state={state} path={at} />)
}

function Notes({ state, path }: Omit<Props, 'names'>) {
  const value = valueAt(state.source.value, path)
  const number = Number(path.findLast((key) => typeof key === 'number')) + 1
  const label =
    typeof value === 'string' ? say('cell', { column: String(path.at(-1)), number }) : say('row', { number })
  return (
    <>
      {messagesAt(state, path).map((each) => (
        <div key={`${each.code} ${each.message}`}>
          <Words diagnostic={each} />
          <MendButton finding={each} />
        </div>
      ))}
      {typeof value === 'string' && (
        <>
          <SiteValues text={value} file={state.formPath} />
          <LostValueNote at={path} text={value} />
        </>
      )}
      <StandInMark state={state} path={path} id={idOf(path)} label={label} />
    </>
  )
}

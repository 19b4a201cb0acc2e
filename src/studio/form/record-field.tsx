/** Values that have names of the author, such as facts and opening hours. */
import { type ReactNode, useState } from 'react'
import { FACT_NAME } from '../../../schema/site.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { useSignal } from '../../preview/signal.ts'
import { renameAt } from '../operations/columns.ts'
import { forgetBegun } from '../session/begun.ts'
import { carryOut, perform, performStep } from '../session/session.ts'
import { engineNow, isWhole, loadWhole } from '../session/site.ts'
import { store, update } from '../session/state.ts'
import { say } from '../words.ts'
import { WithCode } from './messages/words-of-message.tsx'
import { nameMeant } from './name-meant.ts'
import { begin, useBegun } from './tools/begin.ts'
import { idOf } from './tools/field-id.ts'
import { focusLater } from './tools/focus-later.ts'
import { Foldable } from './tools/foldable.tsx'
import { NameInput } from './tools/name-input.tsx'
import { NewName } from './tools/new-name.tsx'
import { removeOnce } from './tools/remove-once.ts'
import { isNamedElsewhere, renameValue, type Texts, usesOf } from './value-uses.ts'

type Props = {
  readonly path: FieldPath
  readonly label: string
  readonly says: string
  readonly show: (path: FieldPath, name: string) => ReactNode
}

export function RecordField({ path, label, says, show }: Props) {
  const state = useSignal(store)
  const [begun] = useBegun(path) ?? []
  const [renaming, setRenaming] = useState<number>()
  const written = Object.keys(valueAt(state?.source.value, path) ?? {})
  const isBegun = typeof begun === 'string' && !written.includes(begun)
  const names = isBegun ? [...written, begun] : written
  const isReadOnly = state?.isReadOnly === true
  const meant = (words: string) => nameMeant(state?.source.value, path, words, document.documentElement.lang)
  const remove = (name: string) => {
    forgetBegun()
    // The names behind it come to other places.
    setRenaming(undefined)
    if (!written.includes(name)) return focusLater(`new-${path.join('-')}`)
    void withAllTexts(path, () => removeWritten(path, name))
  }
  const add = (typed: string) => {
    const name = meant(typed)
    if (names.includes(name)) return update({ notice: say('nameTaken', { name }) })
    update({ notice: say('added', { what: name }) })
    begin([...path, name])
  }
  return (
    <Foldable path={path} label={label} summary={names.join(', ').slice(0, 80)} isOpenAtFirst={false}>
      <p className="says" lang="en">
        <WithCode text={says} />
      </p>
      <ul className="entries">
        {names.map((name, index) => (
          // Its name changes while the author types it, so it is no key.
          <li key={index}>
            {show([...path, name], name)}
            <div className="tools">
              {written.includes(name) && (
                <Rename
                  path={path}
                  index={index}
                  names={names}
                  isReadOnly={isReadOnly}
                  isOpen={renaming === index}
                  onOpen={() => withAllTexts(path, () => setRenaming(index))}
                  onDone={() => setRenaming(undefined)}
                  meant={meant}
                />
              )}
              <button type="button" disabled={isReadOnly} onClick={() => remove(name)}>
                {say('removeField', { name })}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <NewName
        id={`new-${path.join('-')}`}
        label={say('newName')}
        names={names}
        isReadOnly={isReadOnly}
        onName={add}
      />
    </Foldable>
  )
}

const textsOfSite = (): Texts => {
  const engine = engineNow()
  return { names: engine?.files().names ?? [], text: (path) => engine?.text(path) }
}

/** Otherwise what another page still names would be broken, and nobody would know. */
async function withAllTexts(path: FieldPath, act: () => void): Promise<void> {
  const { formPath: file } = store.get() ?? {}
  if (isNamedElsewhere(path) && !isWhole() && !(await loadWhole()))
    return update({ notice: say('siteNotLoaded') })
  // The author may have opened another file meanwhile.
  if (store.get()?.formPath === file) act()
}

function removeWritten(path: FieldPath, name: string): void {
  const written = Object.keys(valueAt(store.get()?.source.value, path) ?? {})
  const uses = countUses(path, name)
  const notice = [
    say('removed', { what: name }),
    ...(uses > 0 ? [say('stillUsed', { count: uses })] : []),
  ].join(' ')
  // A group without fields would be a mistake.
  const at = written.length > 1 ? [...path, name] : path
  const place = written.indexOf(name)
  const beside = written[place + 1] ?? written[place - 1] ?? ''
  if (removeOnce(() => perform({ kind: 'unset', at }, { notice })))
    focusLater(idOf([...path, beside]), `new-${path.join('-')}`, 'undo')
}

const countUses = (path: FieldPath, name: string): number =>
  isNamedElsewhere(path) ? usesOf(textsOfSite(), [String(path[0]), name]).count : 0

/** Places that name the value follow. Gives `false` if it cannot have this name. */
function rename(path: FieldPath, index: number, old: string, name: string): boolean {
  const target = `${idOf([...path, index])}-name`
  // It is written. Under its old name, it would be begun again.
  forgetBegun()
  if (countUses(path, old) === 0) return carryOut((file) => renameAt(file, path, index, name), { target })
  if (!FACT_NAME.test(name)) return false
  const value = [String(path[0]), old] as const
  const renamed = renameValue(textsOfSite(), engineNow()?.settings()?.value, value, name)
  if (!renamed) {
    update({ notice: say('notPossible') })
    return false
  }
  const { edits, places } = renamed
  performStep({ edits, target }, say('changedEverywhere', { places }))
  return true
}

type RenameProps = {
  readonly path: FieldPath
  readonly index: number
  readonly names: readonly string[]
  readonly isReadOnly: boolean
  readonly isOpen: boolean
  readonly onOpen: () => Promise<void>
  readonly onDone: () => void
  readonly meant: (words: string) => string
}

function Rename({ path, index, names, isReadOnly, isOpen, onOpen, onDone, meant }: RenameProps) {
  const name = names[index] ?? ''
  const id = `${idOf([...path, index])}-name`
  const done = () => {
    onDone()
    focusLater(`${id}-open`)
  }
  if (!isOpen)
    return (
      <button
        type="button"
        id={`${id}-open`}
        disabled={isReadOnly}
        onClick={() => void onOpen().then(() => focusLater(id))}
      >
        {say('renameField', { name })}
      </button>
    )
  return (
    <>
      <NameInput
        id={id}
        label={say('renameField', { name })}
        name={name}
        names={names}
        isReadOnly={isReadOnly}
        meant={meant}
        onName={(next) => rename(path, index, name, next)}
        onEnter={done}
      />
      <button type="button" onClick={done}>
        {say('done')}
      </button>
    </>
  )
}

/** The types of blocks that can be added, with what each of them is for. A new block begins with an example. */
import { useEffect, useRef } from 'react'
import * as blocks from '../../../schema/blocks.ts'
import { describe } from '../../core/base/schema-at.ts'
import { blockTexts } from '../../core/change/new-page/block-texts.ts'
import { toSource } from '../../core/yaml/source.ts'
import { perform, siteNow } from '../session/session.ts'
import { update } from '../session/state.ts'
import { say } from '../words.ts'
import { focusLater } from './entry-tools.tsx'
import { labelOf } from './fields.ts'
import { isNewValue } from './new-value.ts'

type Props = { readonly at: number; readonly onClose: () => void }

export function AddBlock({ at, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const add = (type: string) => {
    onClose()
    const value = exampleOf(type)
    if (value === undefined) return
    if (
      !perform(
        { kind: 'insert', list: ['blocks'], index: at, value },
        {
          notice: say('added', { what: labelOf(type) }),
        },
      )
    )
      return
    update({ block: at })
    focusLater(`block-${at}`)
  }
  return (
    <dialog ref={dialog} aria-labelledby="add-block" onClose={onClose}>
      <h2 id="add-block">{say('chooseBlock')}</h2>
      <ul className="types">
        {Object.entries(blocks).map(([type, schema]) => (
          <li key={type}>
            <button type="button" onClick={() => add(type)}>
              <b>{labelOf(type)}</b> {describe(schema)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onClose}>
        {say('cancel')}
      </button>
    </dialog>
  )
}

/** The shortest example that fits this site. */
function exampleOf(type: string) {
  const site = siteNow()
  const [text = `type: ${type}`] = site
    ? blockTexts(type, {
        images: [...site.images],
        contacts: Object.keys(site.config.contacts ?? {}),
        links: Object.keys(site.config.links ?? {}),
      })
    : []
  const { value } = toSource('example.yaml', text, () => undefined)
  return isNewValue(value) ? value : undefined
}

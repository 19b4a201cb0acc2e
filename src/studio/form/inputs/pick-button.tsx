/** Opens the choice of a link or a picture. */
import { useState } from 'react'
import type { FieldPath } from '../../../core/base/field-path.ts'
import { part } from '../../part.tsx'
import { say } from '../../words.ts'
import { focusLater } from '../tools/focus-later.ts'
import { LinkPicker } from './pick-link.ts'
import type { PickerProps } from './pickers/picker-dialog.tsx'

const PicturePicker = part(async () => (await import('./pickers/picture-picker.tsx')).loadPicturePicker(), {
  leave: ({ onClose }: PickerProps) => ({ word: 'cancel', act: onClose }),
})

const PICKERS = new Map([
  ['address', LinkPicker],
  ['framed', LinkPicker],
  ['picture', PicturePicker],
])

type Props = {
  readonly id: string
  readonly path: FieldPath
  readonly label: string
  readonly names: string
  readonly value: string
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

export function PickButton({ id, path, label, names, value, isReadOnly, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const Picker = PICKERS.get(names)
  if (!Picker) return null
  const close = () => {
    setIsOpen(false)
    focusLater(`${id}-pick`)
  }
  return (
    <>
      <button
        type="button"
        id={`${id}-pick`}
        aria-label={say('pick', { what: label })}
        aria-haspopup="dialog"
        disabled={isReadOnly}
        onClick={() => setIsOpen(true)}
      >
        {say('pickWord')}
      </button>
      {isOpen && <Picker path={path} value={value} onChoose={onChange} onClose={close} />}
    </>
  )
}

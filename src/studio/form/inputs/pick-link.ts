/** The choice of a link. */
import { part } from '../../part.tsx'
import type { PickerProps } from './pickers/picker-dialog.tsx'

export const LinkPicker = part(
  async () => ({ default: (await import('./pickers/link-picker.tsx')).LinkPicker }),
  { leave: ({ onClose }: PickerProps) => ({ word: 'cancel', act: onClose }) },
)

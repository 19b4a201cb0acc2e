/** The choice of a link. */
import { part } from '../../part.tsx'
import type { PickerProps } from './pickers/picker-dialog.tsx'

export const LinkPicker = part(async () => (await import('./pickers/link-picker.tsx')).loadLinkPicker(), {
  leave: ({ onClose }: PickerProps) => ({ word: 'cancel', act: onClose }),
})

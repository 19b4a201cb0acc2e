/** A button with one icon, as large as a finger. */
import { Icon, type IconName } from './icon.tsx'

export type RoundButtonProps = {
  readonly icon: IconName
  readonly label: string
  readonly disabled?: boolean | undefined
  readonly onPress: () => void
}

export function RoundButton({ icon, label, disabled, onPress }: RoundButtonProps) {
  return (
    <button type="button" className="round" aria-label={label} disabled={disabled} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

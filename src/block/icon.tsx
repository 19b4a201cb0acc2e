/** An icon on a button, drawn with one stroke in the colour of the text. The button also needs words that say what it does. */

const ICONS = {
  previous: 'm15 6-6 6 6 6',
  next: 'm9 6 6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'm9 6 8 6-8 6z',
  close: 'm7 7 10 10M17 7 7 17',
} as const

export type IconName = keyof typeof ICONS

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  )
}

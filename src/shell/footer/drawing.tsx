/** The drawing at the end of every page. */
import type { Look } from '../../block/theme.ts'

const HILLS = [
  'M0 62C120 30 250 22 390 44S640 70 800 34 1060 12 1200 36V110H0z',
  'M0 82C170 50 300 46 470 64S760 92 930 62 1110 46 1200 58V110H0z',
  'M0 100C200 84 420 86 620 98S1000 106 1200 88V110H0z',
]
/** A sisal plant, which only the palette `highland` has. */
const PLANT =
  'M892 104Q866 92 846 94 868 80 886 92 868 70 856 62 882 68 892 86 886 58 888 40 900 58 902 86 912 66 934 60 922 74 906 92 926 80 946 92 924 92 902 104z'
const WAVES = [
  'M0 56q100-36 200 0t200 0 200 0 200 0 200 0 200 0v54H0z',
  'M0 80q75-28 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v30H0z',
  'M0 100q60-18 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v10H0z',
]

const DRAWINGS = { highland: [...HILLS, PLANT], hills: HILLS, waves: WAVES, plain: [] }

export function Drawing({ kind }: { readonly kind: Look['footer'] }) {
  if (kind === 'plain') return null
  return (
    <svg className="ridges" viewBox="0 0 1200 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {DRAWINGS[kind].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}

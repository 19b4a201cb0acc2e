/** The green ridges that every page ends at. */
export function Ridges() {
  return (
    <svg className="ridges" viewBox="0 0 1200 90" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 50C140 20 260 12 400 34S640 66 800 32 1060 4 1200 28V90H0z" />
      <path d="M0 74C170 44 300 40 470 58S760 84 930 56 1110 40 1200 52V90H0z" />
    </svg>
  )
}

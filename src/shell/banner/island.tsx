/** Folds the countdown away and back. The countdown script counts, and obeys the class on `<html>`. */
import { useEffect, useState } from 'react'
import { defineIsland } from '../../block/define-island.ts'
import { remember } from '../../block/session.ts'

type ToggleProps = { readonly label: string }

const COLLAPSED = 'countdown-collapsed'

function Toggle({ label }: ToggleProps) {
  const [expanded, setExpanded] = useState(true)
  useEffect(() => setExpanded(!document.documentElement.classList.contains(COLLAPSED)), [])
  const toggle = () => {
    const collapsed = document.documentElement.classList.toggle(COLLAPSED)
    setExpanded(!collapsed)
    remember('countdown', collapsed ? 'collapsed' : 'expanded')
    document.dispatchEvent(new Event('ukurasa:countdown'))
  }
  return (
    <button type="button" aria-expanded={expanded} onClick={toggle}>
      <span className="visually-hidden">{label}</span>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="m6 15 6-6 6 6" />
      </svg>
    </button>
  )
}

export const island = defineIsland<ToggleProps>({ name: 'banner', wake: 'intent', Component: Toggle })

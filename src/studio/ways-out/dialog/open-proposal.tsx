/** Says that the change is added to the open proposal of this browser, and lets the author make another one. */
import { useEffect, useState } from 'react'
import type { AtGitHub } from '../ways.ts'
import { sayWay } from '../words.ts'

type Props = {
  readonly atGitHub: AtGitHub
  readonly isAnew: boolean
  readonly onChange: (isAnew: boolean) => void
}

/** Nothing is shown if none is open, or GitHub does not say so. */
export function OpenProposal({ atGitHub, isAnew, onChange }: Props) {
  const [number, setNumber] = useState<number>()
  useEffect(() => {
    let isShown = true
    void atGitHub.state().then((found) => isShown && found.kind === 'open' && setNumber(found.number))
    return () => {
      isShown = false
    }
  }, [atGitHub])
  if (number === undefined) return null
  return (
    <>
      <p>{sayWay('addsTo', { number })}</p>
      <p>
        <label>
          <input type="checkbox" checked={isAnew} onChange={({ target }) => onChange(target.checked)} />{' '}
          {sayWay('anew')}
        </label>
      </p>
    </>
  )
}

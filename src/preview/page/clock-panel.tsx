/** Moves the clock of the preview: by a day, or to a moment at which the site changes. */
import { useRef, useState } from 'react'
import { DAY_LENGTH } from '../../block/day.ts'
import { useSignal } from '../signal.ts'
import { setClock } from './ask.ts'
import { store } from './store.ts'

/** Days before the first moment and after the last. */
const MARGIN = 30

export function ClockPanel() {
  const { facts } = useSignal(store)
  const { moments, clock } = facts
  const [sliding, setSliding] = useState<number>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = Date.parse(clock ?? new Date().toISOString())
  const times = [...moments.map(({ at }) => Date.parse(at)), now]
  const first = Math.floor(Math.min(...times) / DAY_LENGTH) - MARGIN
  const last = Math.ceil(Math.max(...times) / DAY_LENGTH) + MARGIN
  /** Stops a slider that is waiting, which would then set another moment. */
  const set = (clock: string | null) => {
    clearTimeout(waiting.current)
    void setClock(clock)
  }
  /** A slider reports each step on its way. */
  const slide = (day: number) => {
    clearTimeout(waiting.current)
    setSliding(day)
    const time = new Date(now + (day - Math.floor(now / DAY_LENGTH)) * DAY_LENGTH)
    waiting.current = setTimeout(() => void setClock(isoOf(time)), 40)
  }
  return (
    <>
      <p className="now">
        <output>{new Date(now).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })}</output>
      </p>
      <input
        type="range"
        aria-label="Day"
        min={first}
        max={last}
        value={sliding ?? Math.floor(now / DAY_LENGTH)}
        onBlur={() => setSliding(undefined)}
        onPointerUp={() => setTimeout(setSliding, 200, undefined)}
        onChange={({ target }) => slide(target.valueAsNumber)}
      />
      <label>
        Date and time{' '}
        <input
          type="datetime-local"
          value={localOf(now)}
          onChange={({ target }) => target.value && set(isoOf(new Date(target.value)))}
        />
      </label>
      <ul>
        {moments.map(({ at, says }) => (
          <li key={`${at} ${says}`}>
            <button type="button" className="entry" onClick={() => set(isoOf(new Date(at)))}>
              <b>{at.slice(0, 16).replace('T', ' ')}</b> {says}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="plain" disabled={clock === undefined} onClick={() => set(null)}>
        Back to now
      </button>
    </>
  )
}

const isoOf = (time: Date) => `${time.toISOString().slice(0, 19)}Z`

/** In the format of the date field: in this computer's time zone. */
function localOf(time: number): string {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

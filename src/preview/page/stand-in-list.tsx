/** The stand-ins that are visible on the page, with their places in the files. */

import { useSignal } from '../signal.ts'
import { openInEditor } from './ask.ts'
import { marks } from './stand-ins.ts'
import { store, update } from './store.ts'

export function StandInList() {
  const { marksStandIns } = useSignal(store)
  const { seen } = useSignal(marks)
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={marksStandIns}
          onChange={({ target }) => update({ marksStandIns: target.checked })}
        />{' '}
        Mark them on the page
      </label>
      {seen.length === 0 && <p>Everything on this page is confirmed.</p>}
      <ul>
        {seen.map((standIn) => (
          <li key={`${standIn.file} ${standIn.line} ${standIn.column}`}>
            <button type="button" className="entry" onClick={() => void openInEditor(standIn)}>
              <b>{standIn.name}</b> {standIn.file}:{standIn.line}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

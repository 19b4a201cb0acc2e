/** Draws frames over the page: around blocks with stand-ins, and around what the pointer is on. */
import type { CSSProperties } from 'react'
import { useSignal } from '../signal.ts'
import type { Box } from './blocks.ts'
import { pointed } from './pointing.ts'
import { type Marked, marks } from './stand-ins.ts'
import { update } from './store.ts'

export function Boxes() {
  const { boxes } = useSignal(marks)
  const found = useSignal(pointed)
  return (
    <>
      {boxes.map((marked) => (
        <StandInBox key={`${marked.box.left} ${marked.box.top} ${marked.box.height}`} {...marked} />
      ))}
      {found && (
        <div className="box pointed" style={place(found.box)}>
          <span className={found.box.top < 24 ? 'name inside' : 'name'}>
            <b>{found.part.name}</b> {found.part.file}:{found.part.line}
          </span>
        </div>
      )}
    </>
  )
}

const place = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height })

function StandInBox({ box, standIns, isBlock }: Marked) {
  const words = isBlock ? `${standIns.length} to confirm` : 'to confirm'
  return (
    <div className={isBlock ? 'box to-confirm' : 'box to-confirm picture'} style={place(box)}>
      <button type="button" onClick={() => update({ panel: 'stand-ins', isFolded: false })}>
        {words}
      </button>
    </div>
  )
}

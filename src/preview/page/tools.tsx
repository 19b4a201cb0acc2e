/** Everything that the preview shows on top of a page. */
import { Bar } from './bar.tsx'
import { Boxes } from './boxes.tsx'
import { Overlay } from './overlay.tsx'

export function Tools() {
  return (
    <>
      <Boxes />
      <Bar />
      <Overlay />
    </>
  )
}

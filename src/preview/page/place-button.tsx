/** A place in the files. A click opens it in the editor. */
import type { Place } from '../facts.ts'
import { openInEditor, placeOf } from './ask.ts'

export function PlaceButton({ place }: { readonly place: Place }) {
  return (
    <button
      type="button"
      className="place"
      title="Open in the editor"
      onClick={() => void openInEditor(place)}
    >
      {placeOf(place)}
    </button>
  )
}

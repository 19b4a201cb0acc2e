/** Shows the text of the file in place of its form, or the form again. */
import { useSignal } from '../../preview/signal.ts'
import { say } from '../words.ts'
import { asText } from './shown.ts'

export function TextButton() {
  const isText = useSignal(asText)
  return (
    <button type="button" aria-pressed={isText} onClick={() => asText.set(!isText)}>
      {say('asTextButton')}
    </button>
  )
}

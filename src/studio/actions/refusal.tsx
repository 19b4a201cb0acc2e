/** Why something was not done: in the words of the command line, which are English, or in those of Studio. */
import { say } from '../words.ts'

export function Refusal({ words }: { readonly words: string }) {
  return (
    <p className="message error" role="alert" lang={words === say('siteBroken') ? undefined : 'en'}>
      {words}
    </p>
  )
}

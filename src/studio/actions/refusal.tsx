/** Why something was not done: in the words of the command line, which are English, or in those of Studio. */
import { sayInDialog } from '../dialog-words.ts'
import { say } from '../words.ts'

export function Refusal({ words }: { readonly words: string }) {
  const isOurs = [say('siteBroken'), sayInDialog('writeTitle')].includes(words)
  return (
    <p className="message error" role="alert" lang={isOurs ? undefined : 'en'}>
      {words}
    </p>
  )
}

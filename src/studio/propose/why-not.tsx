/** Why nothing was proposed, and what to do instead. */
import type { Impossible as Why } from '../../preview/studio.ts'
import { sayInDialog } from '../dialog-words.ts'
import { say } from '../words.ts'

export function Impossible({ impossible: { why, folder } }: { readonly impossible: Why }) {
  return (
    <>
      <p role="alert">{sayInDialog(why, { folder })}</p>
      {why === 'no-name' && (
        <pre>
          {'git config --global user.name "…"\n'}
          {'git config --global user.email "…"'}
        </pre>
      )}
    </>
  )
}

export function NotAnswered({ says }: { readonly says: string }) {
  return <p role="alert">{says === '' ? say('noServer') : says}</p>
}

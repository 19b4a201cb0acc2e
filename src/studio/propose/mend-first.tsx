/** Errors that must be mended before a change can be proposed. */
import type { ReviewError } from '../../preview/studio.ts'
import { sayInDialog } from '../dialog-words.ts'
import { say } from '../words.ts'

type Props = {
  readonly errors: readonly ReviewError[]
  /** The address at which a file can be mended, if there is one. */
  readonly addressOf?: (path: string) => string | undefined
  /** Leads there in this Studio. */
  readonly onGo?: (error: ReviewError) => void
}

export function MendFirst({ errors, addressOf, onGo }: Props) {
  if (errors.length === 0) return null
  return (
    <section aria-labelledby="mend-first" role="alert">
      <h3 id="mend-first">{sayInDialog('mendFirst')}</h3>
      <ul className="plain">
        {errors.map((error) => {
          const { path, line, message, help } = error
          return (
            <li key={`${path} ${line} ${message}`}>
              <Name path={path} address={addressOf?.(path)} />, {sayInDialog('lineOf', { line })}:{' '}
              <span lang="en">
                {message} {help}
              </span>{' '}
              {onGo && (
                <button type="button" onClick={() => onGo(error)}>
                  {say('goThere')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Name({ path, address }: { readonly path: string; readonly address: string | undefined }) {
  return address === undefined ? <code>{path}</code> : <a href={address}>{path}</a>
}

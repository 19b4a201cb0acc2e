/** Why nothing was proposed, and what to do. */
import type { Failed } from '../way-out.ts'
import { sayWay } from '../words.ts'

type Props = {
  readonly failed: Failed
  readonly onAgain: () => void
}

/** Another token may help. */
export const isAboutToken = ({ reason }: Failed): boolean =>
  ['token-refused', 'not-allowed', 'not-found', 'no-token'].includes(reason)

export function Failure({ failed, onAgain }: Props) {
  const { reason, again, says, until } = failed
  return (
    <>
      <div role="alert">
        <p>{sayWay('notLost')}</p>
        <p>
          {until === undefined
            ? sayWay(reason, { says })
            : sayWay('rate-limit-until', { time: new Date(until).toLocaleTimeString() })}
        </p>
        {says !== '' && !again && reason !== 'name-taken' && <p>{sayWay('gitHubSays', { says })}</p>}
      </div>
      <p className="row">
        {(again || reason === 'wrong-folder') && (
          <button type="button" className="main" onClick={onAgain}>
            {sayWay('tryAgain')}
          </button>
        )}
      </p>
    </>
  )
}

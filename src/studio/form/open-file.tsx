/** A button that opens what several pages share, and says on how many of them it is. */
import { openFile } from '../session/session.ts'
import { say } from '../words.ts'
import { titlesShowing } from './titles-showing.ts'
import { openIdOf } from './tools/field-id.ts'

type Props = { readonly path: string; readonly says: string }

export function OpenFile({ path, says }: Props) {
  const { length } = titlesShowing(path)
  return (
    <div className="open-file">
      <p>
        {says} {say(length === 1 ? 'shownOnPage' : 'shownOnPages', { count: length })}
      </p>
      <button type="button" id={openIdOf(path)} onClick={() => openFile(path)}>
        {say('openFile', { file: path })}
      </button>
    </div>
  )
}

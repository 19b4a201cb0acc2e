/** The pictures that nothing would use any more without the page. None of them is deleted unless the author asks for it. */
import { useEffect, useState } from 'react'
import { sayInDialog } from '../dialog-words.ts'
import { picturesOnlyOn } from '../pictures/only-on.ts'

type Props = {
  /** The files of the pages. */
  readonly gone: readonly string[]
  readonly along: readonly string[]
  readonly onChoose: (along: readonly string[]) => void
  readonly isDisabled: boolean
}

export function PicturesAlong({ gone, along, onChoose, isDisabled }: Props) {
  const [pictures, setPictures] = useState<readonly string[]>([])
  const pages = gone.join('\n')
  useEffect(() => {
    let isLast = true
    void picturesOnlyOn(pages.split('\n')).then((found) => isLast && setPictures(found))
    return () => {
      isLast = false
    }
  }, [pages])
  if (pictures.length === 0) return null
  const turn = (name: string, isIn: boolean) =>
    onChoose(isIn ? [...along, name] : along.filter((each) => each !== name))
  return (
    <fieldset disabled={isDisabled}>
      <legend>{sayInDialog('picturesAlong')}</legend>
      {pictures.map((name) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={along.includes(name)}
            onChange={({ target }) => turn(name, target.checked)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

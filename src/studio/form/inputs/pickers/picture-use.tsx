/** Says where a picture is used. One that nothing uses can be deleted, after one question. */
import { useEffect, useId, useRef, useState } from 'react'
import { isPage, routeOf } from '../../../../core/site/routes.ts'
import { sayInDialog } from '../../../dialog-words.ts'
import { deletingOf } from '../../../pictures/delete-picture.ts'
import { isUnused, type Uses } from '../../../pictures/uses-now.ts'
import { siteNow } from '../../../session/site.ts'
import { say } from '../../../words.ts'
import { focusLater } from '../../tools/focus-later.ts'

/** How many places are named. */
const MOST = 3

type Props = {
  readonly name: string
  readonly use: ReturnType<Uses>
  readonly onDeleted: () => void
}

export function PictureUse({ name, use, onDeleted }: Props) {
  const [remove, setRemove] = useState<() => void>()
  const [problem, setProblem] = useState('')
  if (!isUnused(use)) return <p className="says">{sayInDialog('pictureUsedIn', { places: placesOf(use) })}</p>
  const id = `delete-${name}`
  const ask = async () => {
    const found = await deletingOf(name)
    setRemove(() => found)
    setProblem(found ? '' : sayInDialog('pictureNotRead', { name }))
  }
  const keep = () => {
    setRemove(undefined)
    focusLater(id)
  }
  const removeNow = () => {
    remove?.()
    onDeleted()
  }
  if (remove) return <Question name={name} onRemove={removeNow} onKeep={keep} />
  return (
    <>
      <button
        type="button"
        id={id}
        aria-label={sayInDialog('deletePictureNamed', { name })}
        onClick={() => void ask()}
      >
        {sayInDialog('deletePicture')}
      </button>
      <p role="alert" className="message">
        {problem}
      </p>
    </>
  )
}

type QuestionProps = {
  readonly name: string
  readonly onRemove: () => void
  readonly onKeep: () => void
}

function Question({ name, onRemove, onKeep }: QuestionProps) {
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <>
      <p id={id}>{sayInDialog('askDeletePicture', { name })}</p>
      <button type="button" aria-describedby={id} onClick={onRemove}>
        {sayInDialog('deletePictureNow')}
      </button>
      <button type="button" ref={keep} aria-describedby={id} onClick={onKeep}>
        {sayInDialog('keepPicture')}
      </button>
    </>
  )
}

/** Pages by their titles. */
function placesOf({ files, isHeld }: Props['use']): string {
  const titles = siteNow()?.titles
  const nameOf = (path: string) => {
    if (path === 'site.yaml') return say('siteSettings')
    return isPage(path) ? (titles?.get(routeOf(path)) ?? path) : path
  }
  const names = files.map(nameOf)
  const all = isHeld ? [...names, sayInDialog('hiddenFile')] : names
  const more = all.length > MOST ? [sayInDialog('andMore', { count: all.length - MOST })] : []
  return [...all.slice(0, MOST), ...more].join(', ')
}

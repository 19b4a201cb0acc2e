/** A new picture: chosen, dropped or pasted. What it shows is asked first, and gives it its name. */
import { useEffect, useState } from 'react'
import type { NewPicture as Added } from '../../pictures/add-picture.ts'
import { nameFor } from '../../pictures/name.ts'
import { type Prepared, prepared } from '../../pictures/prepare.ts'
import { siteNow } from '../../session/session.ts'
import { say } from '../../words.ts'

type Props = { readonly onAdd: (picture: Added) => void }

export function NewPicture({ onAdd }: Props) {
  const [picture, setPicture] = useState<Prepared>()
  const [problem, setProblem] = useState('')
  const take = async (file: Blob | null | undefined) => {
    if (!file) return
    setProblem('')
    const ready = await prepared(file)
    setPicture(ready)
    if (!ready) setProblem(say('pictureRefused'))
  }
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => void take(pictureIn(clipboardData))
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  })
  return (
    <section
      className="new-picture"
      aria-label={say('newPicture')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take(pictureIn(event.dataTransfer))
      }}
    >
      <h3>{say('newPicture')}</h3>
      <label htmlFor="picture-file">{say('pictureFile')}</label>
      <input
        id="picture-file"
        type="file"
        accept="image/*"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <p role="alert" className="message">
        {problem}
      </p>
      {picture && <About key={picture.blob.size} picture={picture} onAdd={onAdd} />}
    </section>
  )
}

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))

function About({ picture, onAdd }: Props & { readonly picture: Prepared }) {
  const { blob, ending } = picture
  const [words, setWords] = useState('')
  const [isDecoration, setIsDecoration] = useState(false)
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  const taken = (name: string) => siteNow()?.images.has(name) === true
  const name = nameFor(words, ending, taken)
  return (
    <>
      {url !== '' && <img src={url} alt="" className="preview" />}
      <label htmlFor="picture-words">{say('pictureWords')}</label>
      <input
        id="picture-words"
        value={words}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={({ target }) => setIsDecoration(target.checked)}
        />
        {say('isDecoration')}
      </label>
      <p className="says">{say('pictureName', { name })}</p>
      <button
        type="button"
        className="main"
        disabled={words.trim() === '' && !isDecoration}
        onClick={() => onAdd({ blob, name, alt: isDecoration ? undefined : words.trim() })}
      >
        {say('usePicture')}
      </button>
    </>
  )
}

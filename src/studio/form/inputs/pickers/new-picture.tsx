/**
 * A new picture: chosen, dropped or pasted. What it shows is asked first, and gives it its name. Or it is put in the place
 * of the present one, if the author says so.
 */
import { useEffect, useRef, useState } from 'react'
import type { NewPicture as Added } from '../../../pictures/add-picture.ts'
import { nameFor } from '../../../pictures/name.ts'
import { newPicture, prepareAddresses } from '../../../pictures/new-pictures.ts'
import { endingOf, isHeic, type Prepared, prepared } from '../../../pictures/prepare.ts'
import { siteNow } from '../../../session/site.ts'
import { sourceNow } from '../../../source/source.ts'
import { say } from '../../../words.ts'

type Props = {
  /** What the field says now. */
  readonly present: string
  readonly onAdd: (picture: Added) => void
}

export function NewPicture({ present, onAdd }: Props) {
  const [picture, setPicture] = useState<Chosen>()
  const [problem, setProblem] = useState('')
  const last = useRef<Blob>(undefined)
  const take = async (file: Blob | null | undefined) => {
    if (!file) return
    last.current = file
    setProblem('')
    const ready = await prepared(file)
    const replacement = ready && (await replacementOf(present, file))
    // A large one may be ready after a small one that was chosen later.
    if (last.current !== file) return
    setPicture(ready && { ...ready, replacement })
    if (!ready) setProblem(say(isHeic(file) ? 'pictureIsHeic' : 'pictureRefused'))
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
      <label htmlFor="picture-file">
        {say(matchMedia('(pointer: coarse)').matches ? 'pictureFileByTouch' : 'pictureFile')}
      </label>
      <input
        id="picture-file"
        type="file"
        // Without HEIC among them, phones hand over a JPEG.
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <p role="alert" className="message">
        {problem}
      </p>
      {picture && <About key={picture.blob.size} picture={picture} present={present} onAdd={onAdd} />}
    </section>
  )
}

/** Another file is refused in words. Browsers do not know the type of each picture. */
function pictureIn(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])]
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0]
}

/** `replacement`: the same as a picture of the kind of the present one. */
type Chosen = Prepared & { readonly replacement: Prepared | undefined }

/** A picture that is not saved yet is no file that could be replaced. */
async function replacementOf(present: string, file: Blob): Promise<Prepared | undefined> {
  const ending = endingOf(present)
  const isFile = siteNow()?.images.has(present) === true && newPicture(present) === undefined
  const { saving } = sourceNow()
  return ending && isFile && saving ? prepared(file, ending) : undefined
}

function About({ picture, present, onAdd }: Props & { readonly picture: Chosen }) {
  const { blob, ending, replacement } = picture
  const [words, setWords] = useState('')
  const [isDecoration, setIsDecoration] = useState(false)
  const [replaces, setReplaces] = useState(false)
  const url = useAddress(blob)
  const taken = (name: string) => siteNow()?.images.has(name) === true
  const name = nameFor(words, ending, taken)
  const use = async () => {
    const alt = isDecoration ? undefined : words.trim()
    if (!replaces || !replacement) {
      await prepareAddresses([blob])
      return onAdd({ blob, name, alt, was: undefined })
    }
    const was = await (await fetch(sourceNow().pictureAt(present))).blob()
    onAdd({ blob: replacement.blob, name: present, alt, was })
  }
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
      <Check isOn={isDecoration} onChange={setIsDecoration} words={say('isDecoration')} />
      {replacement && (
        <Check isOn={replaces} onChange={setReplaces} words={say('replacePicture', { name: present })} />
      )}
      <p className="says" role="status">
        {replaces
          ? say('replaceSays', { name: present, count: pagesShowing(present) })
          : say('pictureName', { name })}
      </p>
      <button
        type="button"
        className="main"
        disabled={words.trim() === '' && !isDecoration}
        onClick={() => void use()}
      >
        {say('usePicture')}
      </button>
    </>
  )
}

function useAddress(blob: Blob): string {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

type CheckProps = {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly words: string
}

function Check({ isOn, onChange, words }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {words}
    </label>
  )
}

function pagesShowing(name: string): number {
  const site = siteNow()
  const hidden = [...(site?.unpublished.values() ?? [])].map(({ page }) => page)
  return [...(site?.pages.values() ?? []), ...hidden].filter(({ traits }) =>
    traits.pictures.some(({ file }) => file === name),
  ).length
}

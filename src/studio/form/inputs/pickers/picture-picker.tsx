/** The choice of a picture of the site. */
import { useEffect, useState } from 'react'
import { loadDialogWords } from '../../../dialog-words.ts'
import { addPicture, choosePicture } from '../../../pictures/add-picture.ts'
import { newPicture } from '../../../pictures/new-pictures.ts'
import { type Uses, usesNow } from '../../../pictures/uses-now.ts'
import { siteNow } from '../../../session/site.ts'
import { sourceNow } from '../../../source/source.ts'
import { say } from '../../../words.ts'
import { focusLater } from '../../tools/focus-later.ts'
import { NewPicture } from './new-picture.tsx'
import { PickerDialog, type PickerProps } from './picker-dialog.tsx'
import { PictureUse } from './picture-use.tsx'

const MOST = 60

function PicturePicker({ path, value, onChoose, onClose }: PickerProps) {
  const [search, setSearch] = useState('')
  const uses = useUses()
  const words = search.toLowerCase()
  const images = [...(siteNow()?.images ?? [])].filter((image) => image.toLowerCase().includes(words))
  const choose = (image: string) => {
    onClose()
    if (!path) onChoose(image, '')
    else if (image !== value) choosePicture(path, image)
  }
  const leave = () => {
    onClose()
    focusLater('undo')
  }
  return (
    <PickerDialog
      title={say('choosePicture')}
      search={search}
      onSearch={setSearch}
      onClose={onClose}
      count={images.length}
      adding={
        path && {
          word: say('newPicture'),
          field: 'picture-file',
          shown: <NewPicture present={value} onAdd={(picture) => addPicture(path, picture) && onClose()} />,
        }
      }
    >
      <ul className="pictures">
        {images.slice(0, MOST).map((image) => (
          <li key={image}>
            <button type="button" aria-pressed={image === value} onClick={() => choose(image)}>
              <img
                src={newPicture(image) ?? sourceNow().pictureAt(image)}
                alt=""
                loading="lazy"
                width={160}
                height={110}
              />
              {image}
            </button>
            {uses && <PictureUse name={image} use={uses(image)} onDeleted={leave} />}
          </li>
        ))}
      </ul>
    </PickerDialog>
  )
}

/** Once the rest of the site is there. */
function useUses(): Uses | undefined {
  const [uses, setUses] = useState<Uses>()
  useEffect(() => {
    let isShown = true
    void usesNow().then((found) => {
      if (isShown) setUses(() => found)
    })
    return () => {
      isShown = false
    }
  }, [])
  return uses
}

/** With its words. */
export async function loadPicturePicker() {
  await loadDialogWords()
  return { default: PicturePicker }
}

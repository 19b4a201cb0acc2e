/** The choice of a picture of the site. */
import { useState } from 'react'
import { addPicture, choosePicture } from '../../pictures/add-picture.ts'
import { newPicture } from '../../pictures/new-pictures.ts'
import { siteNow } from '../../session/site.ts'
import { sourceNow } from '../../source/source.ts'
import { say } from '../../words.ts'
import { NewPicture } from './new-picture.tsx'
import { PickerDialog, type PickerProps } from './picker-dialog.tsx'

const MOST = 60

export function PicturePicker({ path, value, onChoose, onClose }: PickerProps) {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase()
  const images = [...(siteNow()?.images ?? [])].filter((image) => image.toLowerCase().includes(words))
  const choose = (image: string) => {
    onClose()
    if (!path) onChoose(image, '')
    else if (image !== value) choosePicture(path, image)
  }
  return (
    <PickerDialog title={say('choosePicture')} search={search} onSearch={setSearch} onClose={onClose}>
      {path && <NewPicture present={value} onAdd={(picture) => addPicture(path, picture) && onClose()} />}
      <p role="status" className="says">
        {say('found', { count: images.length })}
      </p>
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
          </li>
        ))}
      </ul>
    </PickerDialog>
  )
}

import { useId } from 'react'
import type { Block } from '../../../schema/page.ts'
import { Icon } from '../../block/icon.tsx'
import { Picture } from '../../block/picture.tsx'
import { Section } from '../../block/section.tsx'
import { inlineTextOf } from '../../block/text.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'

export const view: BlockView<Block<'gallery'>> = ({ block, page }) => (
  <Section className="gallery" page={page} anchor={block.anchor} title={block.title} text={block.text}>
    <ul className="pictures">
      {block.pictures.map((entry) => (
        <li key={`${entry.image.file} ${entry.alt}`}>
          <figure>
            <Shown entry={entry} page={page} />
            {entry.caption && <figcaption>{inlineTextOf(page, entry.caption)}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  </Section>
)

type ShownProps = { readonly entry: Block<'gallery'>['pictures'][number]; readonly page: PageContext }

/** Browsers open and close the large picture by themselves: Escape or the button closes it. */
function Shown({ entry: { image, alt, caption }, page }: ShownProps) {
  const id = useId()
  const about = useId()
  const picture = page.picture(image)
  const shown = <Picture picture={picture} alt={alt} className="ratio-4x3" />
  if (alt === undefined) return shown
  return (
    <>
      <button type="button" className="enlarge" popoverTarget={id} {...asking('show-modal', id)}>
        {shown}
        <span className="visually-hidden">{` (${page.words.enlarge})`}</span>
      </button>
      <dialog className="enlarged" id={id} popover="auto" aria-label={alt} aria-describedby={about}>
        <Picture picture={{ ...picture, sizes: '100vw' }} alt={alt} />
        <p id={about}>{inlineTextOf(page, caption)}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={page.words.close}
          {...asking('close', id)}
          {...FOCUSED}
        >
          <Icon name="close" />
        </button>
      </dialog>
    </>
  )
}

/** Keeps the focus in the picture. Browsers before 2025 do not know this, and show it as a popover. React's types do not have it. */
const asking = (command: string, commandfor: string) => ({ command, commandfor })

/** As soon as the picture is open. */
const FOCUSED = { autoFocus: true }

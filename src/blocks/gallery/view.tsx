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

/** Browsers open and close the large picture by themselves: Escape, a click beside it, or the button closes it. */
function Shown({ entry: { image, alt }, page }: ShownProps) {
  const id = useId()
  const picture = page.picture(image)
  const shown = <Picture picture={picture} alt={alt} className="ratio-4x3" />
  if (alt === undefined) return shown
  return (
    <>
      <button type="button" className="enlarge" popoverTarget={id}>
        {shown}
        <span className="visually-hidden">{` (${page.words.enlarge})`}</span>
      </button>
      <div className="enlarged" id={id} popover="auto">
        <Picture picture={{ ...picture, sizes: '100vw' }} alt={alt} />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={page.words.close}>
          <Icon name="close" />
        </button>
      </div>
    </>
  )
}

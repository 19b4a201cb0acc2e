/** Pictures in a row that one leafs through. The steps are links, so the row works without a script. */
import { useId } from 'react'
import Figure from 'react-bootstrap/Figure'
import type { PictureFile } from '../../schema/slots.ts'
import { fillIn } from './fill-in.ts'
import { Picture } from './picture.tsx'
import { type Prose, Text } from './text.tsx'
import type { PageContext } from './view.ts'

type Slide = {
  readonly image: PictureFile
  readonly alt?: string | undefined
  readonly title?: string | undefined
  readonly text?: Prose | undefined
}

export type SlidesProps = {
  readonly page: PageContext
  readonly slides: readonly Slide[]
  /** Whether the first picture is what the page opens with. */
  readonly eager?: boolean
}

export function Slides({ page, slides, eager = false }: SlidesProps) {
  const id = useId()
  return (
    <ol className="slides">
      {slides.map((slide, index) => (
        <li key={slide.image.file} id={`${id}${index}`}>
          <Figure>
            <Picture picture={page.picture(slide.image)} alt={slide.alt} eager={eager && index === 0} />
            {(slide.title || slide.text) && (
              <Figure.Caption>
                {slide.title && <b>{slide.title}</b>}
                <Text page={page} prose={slide.text} />
              </Figure.Caption>
            )}
          </Figure>
          {slides.length > 1 && <Steps page={page} id={id} index={index} count={slides.length} />}
        </li>
      ))}
    </ol>
  )
}

type StepsProps = {
  readonly page: PageContext
  readonly id: string
  readonly index: number
  readonly count: number
}

/** At the ends the step that leads nowhere is left out. */
function Steps({ page: { words }, id, index, count }: StepsProps) {
  return (
    <p className="steps">
      {index > 0 && (
        <a href={`#${id}${index - 1}`} aria-label={words.previous}>
          <Arrow path="m15 6-6 6 6 6" />
        </a>
      )}
      <span>{fillIn(words.slide, { number: index + 1, count })}</span>
      {index < count - 1 && (
        <a href={`#${id}${index + 1}`} aria-label={words.next}>
          <Arrow path="m9 6 6 6-6 6" />
        </a>
      )}
    </p>
  )
}

function Arrow({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** Pictures that visitors swipe through. They are plain data, so that islands can draw them too. */
import Figure from 'react-bootstrap/Figure'
import type { PictureFile } from '../../schema/slots.ts'
import { fillIn } from './fill-in.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import type { Prose } from './text.tsx'
import type { PageContext, Picture as PictureData } from './view.ts'
import type { Words } from './words.ts'

type SlideFields = {
  readonly image: PictureFile
  readonly alt?: string | undefined
  readonly title?: string | undefined
  readonly text?: Prose | undefined
}

export type Slide = {
  readonly picture: PictureData
  readonly alt?: string | undefined
  readonly title?: string | undefined
  /** The text as HTML. It must never change, because under Trusted Types no script may write HTML. */
  readonly html?: string | undefined
}

const wordsOf = ({
  slide,
  pictures,
  carouselRole,
  slideRole,
  previousPicture,
  nextPicture,
  pausePictures,
  playPictures,
}: Words) => ({
  slide,
  pictures,
  carouselRole,
  slideRole,
  previousPicture,
  nextPicture,
  pausePictures,
  playPictures,
})

export type SlidesProps = {
  readonly slides: readonly Slide[]
  readonly words: Readonly<ReturnType<typeof wordsOf>>
}

export function slidesProps(page: PageContext, slides: readonly SlideFields[]): SlidesProps {
  const slideOf = ({ image, alt, title, text }: SlideFields) => ({
    picture: page.picture(image),
    alt,
    title,
    html: text && page.html(text.markdown),
  })
  return { slides: slides.map(slideOf), words: wordsOf(page.words) }
}

/** What a screen reader says about all pictures together. */
export function carouselAttributes(words: SlidesProps['words']) {
  return { role: 'group', 'aria-roledescription': words.carouselRole, 'aria-label': words.pictures }
}

/** What a screen reader says about one picture. */
export function slideAttributes({ slides, words }: SlidesProps, index: number) {
  const place = fillIn(words.slide, { number: index + 1, count: slides.length })
  return { role: 'group', 'aria-roledescription': words.slideRole, 'aria-label': place }
}

export type SlideContentProps = SlidesProps & {
  readonly index: number
  /** The start of the ids of all slides. */
  readonly id: string
  /** Whether the picture is at the top of the page. */
  readonly first?: boolean | undefined
}

/** One picture with its words, and links to its neighbours, which work without a script. */
export function SlideContent({ slides, words, index, id, first }: SlideContentProps) {
  const slide = slides[index]
  if (!slide) return null
  const { picture, alt, title, html } = slide
  return (
    <>
      <Figure>
        <Picture picture={picture} alt={alt} first={first} />
        {(title || html) && (
          <Figure.Caption>
            {title && <b>{title}</b>}
            {html && <div className="text" dangerouslySetInnerHTML={{ __html: html }} />}
          </Figure.Caption>
        )}
      </Figure>
      {slides.length > 1 && <Steps words={words} id={id} index={index} count={slides.length} />}
    </>
  )
}

/** The only picture: there is nothing to swipe through, so it is not an island. */
export function SingleSlide({ first, ...props }: SlidesProps & { readonly first?: boolean }) {
  return (
    <div className="slides">
      <SlideContent {...props} index={0} id="" first={first} />
    </div>
  )
}

type StepsProps = Pick<SlideContentProps, 'words' | 'id' | 'index'> & { readonly count: number }

/** The first picture has no link back, the last one no link forward. */
function Steps({ words, id, index, count }: StepsProps) {
  return (
    <p className="steps">
      {index > 0 && (
        <a className="round" href={`#${id}${index - 1}`} aria-label={words.previousPicture}>
          <Icon name="previous" />
        </a>
      )}
      <span>{fillIn(words.slide, { number: index + 1, count })}</span>
      {index < count - 1 && (
        <a className="round" href={`#${id}${index + 1}`} aria-label={words.nextPicture}>
          <Icon name="next" />
        </a>
      )}
    </p>
  )
}

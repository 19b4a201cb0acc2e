/** The hydrated slideshow: pictures take turns until the visitor chooses one. */
import { useId } from 'react'
import { defineIsland } from '../../block/define-island.ts'
import { RoundButton } from '../../block/round-button.tsx'
import { carouselAttributes, SlideContent, type SlidesProps, slideAttributes } from '../../block/slides.tsx'
import { useSwipe } from '../../block/use-swipe.ts'
import { type Rotation, useRotation } from './use-rotation.ts'

function Slideshow(props: SlidesProps) {
  const { slides, words } = props
  const id = useId()
  const rotation = useRotation(slides.length)
  const { frame, active, running, wanted, hints, choose } = rotation
  const swipe = useSwipe({ onSwipe: (step) => choose(active + step) })
  const classOf = (index: number) => {
    if (index === active) return 'slide-item active'
    return wanted ? 'slide-item' : 'slide-item unwanted'
  }
  const items = slides.map((_, index) => ({ index, attributes: slideAttributes(props, index) }))
  const labels = items.map(({ attributes }) => attributes['aria-label'])
  return (
    <div className="slides" {...carouselAttributes(words)} {...hints}>
      <Buttons words={words} labels={labels} rotation={rotation} />
      <div className="slide-inner" aria-live={running ? 'off' : 'polite'} ref={frame} {...swipe}>
        {items.map(({ index, attributes }) => (
          <div key={attributes['aria-label']} id={`${id}${index}`} className={classOf(index)} {...attributes}>
            <SlideContent {...props} index={index} id={id} first={index === 0} />
          </div>
        ))}
      </div>
    </div>
  )
}

type ButtonsProps = Pick<SlidesProps, 'words'> & {
  /** One for each picture. */
  readonly labels: readonly string[]
  readonly rotation: Rotation
}

/** The button that stops the turns comes first. */
function Buttons({ words, labels, rotation }: ButtonsProps) {
  const { active, running, choose, toggle } = rotation
  return (
    <div className="slide-buttons">
      <RoundButton
        icon={running ? 'pause' : 'play'}
        label={running ? words.pausePictures : words.playPictures}
        onPress={toggle}
      />
      <RoundButton icon="previous" label={words.previousPicture} onPress={() => choose(active - 1)} />
      <div className="slide-indicators">
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            className={index === active ? 'active' : undefined}
            aria-label={label}
            aria-current={index === active}
            onClick={() => choose(index)}
          />
        ))}
      </div>
      <RoundButton icon="next" label={words.nextPicture} onPress={() => choose(active + 1)} />
    </div>
  )
}

export const island = defineIsland<SlidesProps>({ name: 'slideshow', wake: 'idle', Component: Slideshow })

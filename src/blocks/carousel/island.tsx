/** The hydrated carousel: one picture at a time, with arrows, dots, keys and swipes. It does not go round. */
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import Carousel from 'react-bootstrap/Carousel'
import { defineIsland } from '../../block/define-island.ts'
import { RoundButton } from '../../block/round-button.tsx'
import { carouselAttributes, SlideContent, type SlidesProps, slideAttributes } from '../../block/slides.tsx'
import { useLeafing } from './use-leafing.ts'

// React-Bootstrap only knows which picture is shown. The rest is our own: its swipe is fixed at 40 pixels, its pictures
// cannot follow a finger, and its arrows disappear at the ends.
const OWN_WAYS = {
  interval: null,
  wrap: false,
  touch: false,
  slide: false,
  keyboard: false,
  controls: false,
} as const

function PictureCarousel(props: SlidesProps) {
  const { slides, words } = props
  const id = useId()
  const [active, setActive] = useState(0)
  const last = slides.length - 1
  const held = useRef<Element>(null)
  const go = (index: number) => {
    held.current = document.activeElement
    setActive(Math.max(0, Math.min(last, index)))
  }
  const { frame, events } = useLeafing({ active, last, go, className: 'is-dragged' })
  useEnabledFocus(frame, held)
  const items = slides.map((_, index) => ({ index, attributes: slideAttributes(props, index) }))
  const labels = items.map(({ attributes }) => attributes['aria-label'])
  return (
    <div className="slides" ref={frame} {...carouselAttributes(words)} {...events}>
      <RoundButton
        icon="previous"
        label={words.previousPicture}
        disabled={active === 0}
        onPress={() => go(active - 1)}
      />
      <Carousel bsPrefix="slide" activeIndex={active} onSelect={go} indicatorLabels={labels} {...OWN_WAYS}>
        {items.map(({ index, attributes }) => (
          <Carousel.Item
            key={attributes['aria-label']}
            bsPrefix="slide-item"
            id={`${id}${index}`}
            className={index < active ? 'before' : index > active ? 'after' : undefined}
            {...attributes}
          >
            <SlideContent {...props} index={index} id={id} />
          </Carousel.Item>
        ))}
      </Carousel>
      <RoundButton
        icon="next"
        label={words.nextPicture}
        disabled={active === last}
        onPress={() => go(active + 1)}
      />
      <p className="visually-hidden" aria-live="polite">
        {labels[active]}
      </p>
    </div>
  )
}

/**
 * If an arrow becomes disabled while it is pressed, moves the focus to the other arrow. `held` had the focus before: some
 * browsers take it from a disabled element at once, others later.
 */
function useEnabledFocus(frame: RefObject<HTMLElement | null>, held: RefObject<Element | null>) {
  useLayoutEffect(() => {
    const before = held.current
    held.current = null
    const isLost = document.activeElement === before || document.activeElement === document.body
    if (isLost && frame.current?.contains(before) && before?.matches(':disabled'))
      frame.current.querySelector<HTMLElement>('.round:enabled')?.focus()
  })
}

export const island = defineIsland<SlidesProps>({
  name: 'carousel',
  wake: 'visible',
  Component: PictureCarousel,
})

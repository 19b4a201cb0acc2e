/**
 * The bar with the deadline. It is above the header and scrolls away. The countdown script fills in the time that is left.
 * Without scripts the bar shows the deadline in words.
 */
import Container from 'react-bootstrap/Container'
import { Anchor } from '../../block/anchor.tsx'
import { fillIn } from '../../block/fill-in.ts'
import { IslandMarker } from '../../block/island.tsx'
import type { Words } from '../../block/words.ts'
import type { Countdown } from '../types.ts'
import { island } from './island.tsx'

export type BannerProps = { readonly countdown: Countdown; readonly words: Words }

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

export function Banner({ countdown, words }: BannerProps) {
  const { label, targetText, target, progress, link } = countdown
  return (
    <aside className="countdown" aria-label={label} data-countdown="">
      <Container>
        <p className="countdown-label">{label}</p>
        <p className="countdown-left" role="timer" aria-label={label}>
          {UNITS.map((unit) => (
            <span key={unit}>
              <b data-unit={unit} /> {words[unit]}{' '}
            </span>
          ))}
        </p>
        <p className="countdown-date">
          <time dateTime={target}>{fillIn(words.closesOn, { date: targetText })}</time>
          {link && <Anchor link={link} newTab={words.newTab} />}
        </p>
        <progress value={progress} max={1} aria-label={words.timePassed} />
        <IslandMarker island={island} props={{ label: words.countdown }} className="countdown-toggle" />
      </Container>
    </aside>
  )
}

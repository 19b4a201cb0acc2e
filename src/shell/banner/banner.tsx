/** The bar with a deadline. It stands above the header and scrolls away; closing it needs no script. */
import Container from 'react-bootstrap/Container'
import { Anchor } from '../../block/anchor.tsx'
import type { Words } from '../../block/words.ts'
import type { Countdown } from '../types.ts'

export type BannerProps = { readonly countdown: Countdown; readonly words: Words }

export function Banner({ countdown, words }: BannerProps) {
  const { label, targetText, start, target, progress, link } = countdown
  return (
    <aside className="countdown" aria-label={label} data-start={start} data-target={target}>
      <Container>
        <details open>
          <summary>
            {label} <span className="countdown-left" />
          </summary>
          <p>
            <time dateTime={target}>{words.closesOn.replace('{date}', targetText)}</time>
            {link && <Anchor link={link} newTab={words.newTab} />}
          </p>
          <progress value={progress} max={1} aria-label={label} />
        </details>
      </Container>
    </aside>
  )
}

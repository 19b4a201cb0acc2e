/** A page shown within a page. */
import type { PageContext } from './view.ts'

export type FrameProps = {
  readonly page: PageContext
  readonly title: string
  readonly embedUrl: string
  /** Width to height, as `16:9`. */
  readonly aspectRatio: string | undefined
}

/**
 * An outside page may run its scripts; a page of this site has none, and needs its origin to load its font.
 * Neither may lead the visitor away.
 */
export function Frame({ page, title, embedUrl, aspectRatio = '16:9' }: FrameProps) {
  const { href, external } = page.link({ href: embedUrl })
  return (
    <iframe
      className={`frame ratio-${aspectRatio.replace(':', 'x')}`}
      src={href}
      title={title}
      loading="lazy"
      sandbox={external ? 'allow-scripts allow-same-origin allow-popups' : 'allow-same-origin'}
      referrerPolicy="no-referrer"
    />
  )
}

/** A page shown within a page. It takes plain data, so islands can use it too. */
import type { ReactNode, Ref } from 'react'

export type FrameProps = {
  readonly href: string
  /** An outside page may run its scripts; a page of this site has none, and needs its origin to load its font. */
  readonly external: boolean
  readonly title: string
  /** `eager` loads it at once; otherwise it loads when it comes near. */
  readonly loading?: 'eager' | 'lazy'
  readonly hidden?: boolean
  readonly onLoad?: () => void
}

/** Neither an outside page nor one of this site may lead the visitor away. */
export function Frame({ href, external, title, loading = 'lazy', hidden, onLoad }: FrameProps) {
  return (
    <iframe
      src={href}
      title={title}
      loading={loading}
      hidden={hidden}
      sandbox={external ? 'allow-scripts allow-same-origin allow-popups' : 'allow-same-origin'}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  )
}

export type FrameBoxProps = {
  /** Width to height, as `16:9`. */
  readonly aspectRatio: string | undefined
  readonly box?: Ref<HTMLDivElement>
  /** What is said to styles of a box whose frame may wait until the visitor is near. */
  readonly isNear?: boolean
  readonly children: ReactNode
}

/** The place of a frame: it has its size before anything is in it. */
export function FrameBox({ aspectRatio = '16:9', box, isNear = false, children }: FrameBoxProps) {
  return (
    <div
      className={`frame ratio-${aspectRatio.replace(':', 'x')}`}
      ref={box}
      data-near={isNear || undefined}
      tabIndex={box === undefined ? undefined : -1}
    >
      {children}
    </div>
  )
}

/** A page shown in a frame. It takes plain data, so islands can use it too. */
import type { ReactNode, Ref } from 'react'

export type FrameProps = {
  readonly href: string
  /** An outside page may run scripts. A page of this site runs none in a frame, but needs its origin to load its font. */
  readonly external: boolean
  readonly title: string
  /** `eager` loads it at once, `lazy` when it comes near the window. */
  readonly loading?: 'eager' | 'lazy'
  readonly hidden?: boolean
  readonly onLoad?: () => void
}

/** A page in a frame can never navigate the window around it. */
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
  /** For styles: whether the visitor is near a frame that waits for that. */
  readonly isNear?: boolean
  readonly children: ReactNode
}

/** The box of a frame. It has its size before the frame has loaded. */
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

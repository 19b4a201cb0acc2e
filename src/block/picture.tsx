/** A picture with its size known before it arrives, so that nothing moves when it does. */
import type { Picture as PictureData } from './view.ts'

export type PictureProps = {
  readonly picture: PictureData
  readonly alt?: string | undefined
  readonly className?: string | undefined
  /** In sight when the page opens. Those that are not load when they come near. */
  readonly eager?: boolean | undefined
  /** What the page opens with: it is loaded before all other pictures. */
  readonly first?: boolean | undefined
}

/** Without `alt` the picture is decoration, and screen readers pass it by. */
export function Picture({ picture, alt = '', className, eager, first }: PictureProps) {
  const image = (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={className}
      loading={eager || first ? undefined : 'lazy'}
      // A photograph must not hold up what else is painted; a drawing has nothing to be decoded.
      decoding={picture.sources && 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
  if (!picture.sources) return image
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={picture.sizes} />
      ))}
      {image}
    </picture>
  )
}

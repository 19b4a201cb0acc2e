/** A picture whose size is known before it loads, so that nothing moves when it appears. */
import type { Picture as PictureData } from './view.ts'

export type PictureProps = {
  readonly picture: PictureData
  readonly alt?: string | undefined
  readonly className?: string | undefined
  /** Visible when the page opens. Other pictures load when they come near. */
  readonly eager?: boolean | undefined
  /** The picture at the top of the page, which loads before all others. */
  readonly first?: boolean | undefined
}

/** Without `alt` the picture is decoration, and screen readers skip it. */
export function Picture({ picture, alt = '', className, eager, first }: PictureProps) {
  const image = (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={className}
      loading={eager || first ? undefined : 'lazy'}
      // A photograph must not delay painting. A drawing needs no decoding.
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

/** An island in a page: its HTML, and what the browser needs to hydrate it. */
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { Island, JsonObject } from './define-island.ts'
import { withoutHints } from './hints.ts'

type MarkerProps<Props extends JsonObject> = {
  readonly island: Island<Props>
  readonly props: Props
  readonly className?: string | undefined
}

/** Renders the island as a separate root: otherwise the ids of its components would be different in the browser. */
export function IslandMarker<Props extends JsonObject>({ island, props, className }: MarkerProps<Props>) {
  const id = useId()
  const html = withoutHints(renderToString(<island.Component {...props} />, { identifierPrefix: id }))
  return (
    <div
      className={className}
      data-island={island.name}
      data-wake={island.wake}
      data-id={id}
      data-props={island.read ? undefined : JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** What must not compile when an island is made: its props travel to the browser as JSON. */
import { defineIsland } from '../../../src/block/define-island.ts'

type Slide = { readonly src: string; readonly title?: string | undefined }

export const sound = defineIsland<{
  readonly slides: readonly Slide[]
  readonly at: number
  readonly open: boolean | null
}>({
  name: 'slides',
  wake: 'idle',
  Component: ({ slides, at, open }) => (open ? slides[at]?.title : null),
})

// @ts-expect-error A function does not travel.
export const callback = defineIsland<{ readonly onClose: () => void }>({
  name: 'a',
  wake: 'idle',
  Component: () => null,
})

// @ts-expect-error Nor does a date.
export const date = defineIsland<{ readonly until: Date }>({ name: 'b', wake: 'idle', Component: () => null })

// @ts-expect-error Nor does a map, at any depth.
export const map = defineIsland<{ readonly words: { readonly all: ReadonlyMap<string, string> } }>({
  name: 'c',
  wake: 'idle',
  Component: () => null,
})

export const never = defineIsland({
  name: 'd',
  // @ts-expect-error An island wakes at one of three moments.
  wake: 'at once',
  Component: () => null,
})

/** What hands do, in the words of the W3C: Firefox and WebKit understand the same. */
import type { Key } from './driver.ts'

const KEYS: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

const mouse = (actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
]
const move = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
})

export const hovering = (x: number, y: number) => mouse([move(x, y)])

export const clicking = (x: number, y: number) =>
  mouse([move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])

export const typing = (name: Key) => pressing([KEYS[name]])

export const writing = (text: string) => pressing([...text])

const pressing = (values: readonly string[]) => [
  {
    type: 'key',
    id: 'keys',
    actions: values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

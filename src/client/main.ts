/** The code of the islands: loaded when the first one wakes. From then on it also takes over navigation. */
import './without-stacks.ts'
import { startNavigator } from './navigator.tsx'

export { unmountBelow, wake } from './islands.ts'

// In a task of its own: slow phones are busy with each for long enough.
setTimeout(startNavigator)

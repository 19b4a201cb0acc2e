/** The code of the islands: loaded when the first one wakes. From then on it also takes over navigation. */
import { startNavigator } from './navigator.tsx'

export { unmountBelow, wake } from './islands.ts'

startNavigator()

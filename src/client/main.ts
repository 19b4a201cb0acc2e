/** The code of the islands: loaded when the first one wakes. From then on it also takes over navigation. */
import './without-stacks.ts'
import { startNavigator } from './navigator.tsx'

export { unmountBelow, wake } from './islands.ts'

// In a task of its own: each keeps slow phones busy for long enough. Timers of pages that nobody looks at would wait.
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => {
  port1.close()
  startNavigator()
}
port2.postMessage('')

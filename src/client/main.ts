/** The code of the islands: loaded when the first one wakes. From then on it also takes over navigation. */
import './without-stacks.ts'
import { startNavigator } from './navigator.tsx'
import { nextTask } from './next-task.ts'

export { unmountBelow, wake } from './islands.ts'

void nextTask.then(startNavigator)

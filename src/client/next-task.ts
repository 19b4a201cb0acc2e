/**
 * Resolves in the next task: for a slow phone, running React's code is enough work for one task. Not a timer, because
 * timers are slow in background tabs.
 */
const { port1, port2 } = new MessageChannel()

export const nextTask = new Promise<void>((resolve) => {
  port1.onmessage = () => {
    port1.close()
    resolve()
  }
})
port2.postMessage('')

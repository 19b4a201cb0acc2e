/**
 * Resolves in the task after the one that brought this code: to take React in is work enough for a slow phone at one go.
 * Not by a timer, which pages that nobody looks at would wait for.
 */
const { port1, port2 } = new MessageChannel()

export const nextTask = new Promise<void>((resolve) => {
  port1.onmessage = () => {
    port1.close()
    resolve()
  }
})
port2.postMessage('')

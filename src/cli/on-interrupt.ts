/** Ctrl+C while a command waits for something. */

/** The exit code that shells expect of a command ended by Ctrl+C. */
export const INTERRUPTED = 130

/** On Ctrl+C, acts and then ends the process. Gives a function that cancels this. */
export function onInterrupt(act: () => void): () => void {
  const end = () => {
    act()
    process.exit(INTERRUPTED)
  }
  process.prependListener('SIGINT', end)
  return () => process.off('SIGINT', end)
}

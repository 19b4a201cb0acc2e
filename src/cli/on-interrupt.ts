/** Ctrl+C while a command waits for something. */

/** What a shell expects of a command that Ctrl+C ended. */
export const INTERRUPTED = 130

/** Acts, and ends the process. Gives what calls that off. */
export function onInterrupt(act: () => void): () => void {
  const end = () => {
    act()
    process.exit(INTERRUPTED)
  }
  process.prependListener('SIGINT', end)
  return () => process.off('SIGINT', end)
}

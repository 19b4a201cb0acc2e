/** Runs actions one after the other, in the order of the calls, even if one fails. */
export function inOrder(): (act: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve()
  return (act) => {
    last = last.then(act, act)
    return last
  }
}

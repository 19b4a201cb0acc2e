/** Does one thing after the other, in the order in which they were asked for, whether or not one fails. */
export function inOrder(): (act: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve()
  return (act) => {
    last = last.then(act, act)
    return last
  }
}

/** Runs actions one after the other, in the order of the calls, even if one fails. */
export function inOrder(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const own = last.then(act, act)
    last = own
    return own
  }
}

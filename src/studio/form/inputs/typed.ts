/** What is typed, where the file does not keep all of it: a blank at the end, for example, which more words may follow. */
import { useState } from 'react'

/** Shows the typed words while the file says the same. `kept` says which part of some words the file keeps. */
export function useTyped(
  value: string,
  kept: (words: string) => string,
): readonly [shown: string, setTyped: (words: string) => void] {
  const [typed, setTyped] = useState(value)
  return [kept(typed) === kept(value) ? typed : value, setTyped]
}

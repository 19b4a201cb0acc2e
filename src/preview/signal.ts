/** A value that reports its changes to several components. */
import { useSyncExternalStore } from 'react'

export type Signal<Value> = {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Gives a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

export function signal<Value>(first: Value): Signal<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Follows one part of the value. `part` must give the same object as long as nothing in that part has changed. */
export const usePart = <Value, Part>({ subscribe, get }: Signal<Value>, part: (value: Value) => Part): Part =>
  useSyncExternalStore(subscribe, () => part(get()))

export const useSignal = <Value>({ subscribe, get }: Signal<Value>): Value =>
  useSyncExternalStore(subscribe, get)

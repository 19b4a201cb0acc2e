/** A map that reports which values are read from it, but not that somebody lists its keys. */
export class TrackedMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #map: ReadonlyMap<Key, Value>
  readonly #onRead: (key: Key) => unknown
  readonly #onReadAll: () => unknown

  constructor(map: ReadonlyMap<Key, Value>, onRead: (key: Key) => unknown, onReadAll: () => unknown) {
    this.#map = map
    this.#onRead = onRead
    this.#onReadAll = onReadAll
  }

  get(key: Key) {
    this.#onRead(key)
    return this.#map.get(key)
  }

  has(key: Key) {
    return this.#map.has(key)
  }

  get size() {
    return this.#map.size
  }

  keys() {
    return this.#map.keys()
  }

  values() {
    return this.#all().values()
  }

  entries() {
    return this.#all().entries()
  }

  [Symbol.iterator]() {
    return this.#all()[Symbol.iterator]()
  }

  forEach(act: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void) {
    this.#all().forEach(act)
  }

  #all() {
    this.#onReadAll()
    return this.#map
  }
}

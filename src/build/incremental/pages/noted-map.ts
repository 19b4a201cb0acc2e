/** A map that tells what values are asked of it. Which keys it has is not told. */
export class NotedMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #map: ReadonlyMap<Key, Value>
  readonly #tellOne: (key: Key) => unknown
  readonly #tellAll: () => unknown

  constructor(map: ReadonlyMap<Key, Value>, tellOne: (key: Key) => unknown, tellAll: () => unknown) {
    this.#map = map
    this.#tellOne = tellOne
    this.#tellAll = tellAll
  }

  get(key: Key) {
    this.#tellOne(key)
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
    return this.#whole().values()
  }

  entries() {
    return this.#whole().entries()
  }

  [Symbol.iterator]() {
    return this.#whole()[Symbol.iterator]()
  }

  forEach(act: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void) {
    this.#whole().forEach(act)
  }

  #whole() {
    this.#tellAll()
    return this.#map
  }
}

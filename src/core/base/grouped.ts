/** Groups items by a key. The groups are in the order of their first items, and none is empty. */
export function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item, index: number) => Key,
): ReadonlyMap<Key, readonly [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>()
  items.forEach((item, index) => {
    const key = keyOf(item, index)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  })
  return groups
}

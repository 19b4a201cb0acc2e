/** How much two values have in common. */
import { leavesOf, type Value } from './value.ts'

const fingerprints = new WeakMap<Value, string>()

/** The same for values that mean the same. Ignores whether they are stand-ins. */
export function fingerprintOf(value: Value): string {
  const known = fingerprints.get(value)
  if (known !== undefined) return known
  const fingerprint = newFingerprint(value)
  fingerprints.set(value, fingerprint)
  return fingerprint
}

function newFingerprint(value: Value): string {
  if (value.kind === 'text') return JSON.stringify(value.meaning)
  if (value.kind === 'list') return `[${value.entries.map(fingerprintOf).join(',')}]`
  const fields = [...value.fields].map(([name, inner]) => `${JSON.stringify(name)}:${fingerprintOf(inner)}`)
  return `{${fields.sort().join(',')}}`
}

const bags = new WeakMap<Value, ReadonlyMap<string, number>>()

/** The words of a value, and how often each occurs. */
function wordsOf(value: Value): ReadonlyMap<string, number> {
  const known = bags.get(value)
  if (known) return known
  const bag = new Map<string, number>()
  for (const { text } of leavesOf(value))
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      bag.set(word, (bag.get(word) ?? 0) + 1)
  bags.set(value, bag)
  return bag
}

/** From 0 (no word in common) to 1 (the same words). */
export function similarity(a: Value, b: Value): number {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  let [common, total] = [0, 0]
  for (const [word, times] of one) common += Math.min(times, other.get(word) ?? 0)
  for (const bag of [one, other]) for (const times of bag.values()) total += times
  return total === 0 ? 0 : (2 * common) / total
}

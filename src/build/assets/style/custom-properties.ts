/** Removes custom properties that a stylesheet does not need: Bootstrap has one for each value that it sets. */
import type { Declaration, Root } from 'postcss'

const ASKED = /var\(\s*(--[\w-]+)/g

type Property = { readonly definitions: readonly Declaration[]; readonly uses: readonly Declaration[] }
type Properties = ReadonlyMap<string, Property>

/**
 * Puts the value of a property where it is asked for, if it has but one, which is for the whole page or for the rule that
 * alone asks for it. What scripts set has to be asked for with a value to fall back to. Changes the sheet in place.
 */
export function foldProperties(root: Root): void {
  const properties = propertiesOf(root)
  const changed = new Set<Declaration>()
  for (const [name, property] of properties) {
    const [definition] = property.definitions
    if (!definition || !isFoldable(name, property, properties)) continue
    if ([definition, ...property.uses].some((declaration) => changed.has(declaration))) continue
    for (const use of property.uses) use.value = use.value.replaceAll(plain(name), definition.value)
    for (const one of [definition, ...property.uses]) changed.add(one)
    definition.remove()
  }
  if (changed.size > 0) foldProperties(root)
}

/**
 * Leaves out properties that no value asks for: those of rules that are gone. Scripts read none. Changes the sheet in
 * place.
 */
export function dropUnusedProperties(root: Root): void {
  const unused = [...propertiesOf(root).values()].filter(({ uses }) => uses.length === 0)
  for (const { definitions } of unused) for (const definition of definitions) definition.remove()
  if (unused.length > 0) dropUnusedProperties(root)
}

/** Leaves out what asks for a property that has no value anywhere: it has no effect. Changes the sheet in place. */
export function dropUnsetProperties(root: Root): void {
  const unset = [...propertiesOf(root)].flatMap(([name, { definitions, uses }]) =>
    definitions.some(({ value }) => value.trim() !== '')
      ? []
      : uses.filter(({ value }) => value.includes(plain(name))),
  )
  for (const use of unset) use.remove()
  // What is left out may have been the only value of another one.
  if (unset.length > 0) dropUnsetProperties(root)
}

function propertiesOf(root: Root): Properties {
  const properties = new Map<string, { definitions: Declaration[]; uses: Declaration[] }>()
  const property = (name: string) => {
    const known = properties.get(name) ?? { definitions: [], uses: [] }
    properties.set(name, known)
    return known
  }
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) property(declaration.prop).definitions.push(declaration)
    for (const name of askedIn(declaration.value)) property(name).uses.push(declaration)
  })
  return properties
}

function isFoldable(name: string, { definitions, uses }: Property, properties: Properties): boolean {
  const [definition, another] = definitions
  if (!definition || another || definition.important || definition.value.trim() === '') return false
  if (!uses.every(({ value }) => asksPlainly(value, name))) return false
  if (uses.every((use) => use.parent === definition.parent)) return true
  if (!isOfPage(definition) || isInMedia(definition) || !isShorter(name, definition, uses)) return false
  // What no style sets may be set by a script, somewhere on the page.
  const inner = askedIn(definition.value).map((one) => properties.get(one)?.definitions ?? [])
  return inner.every((known) => known.length > 0 && known.every(isOfPage))
}

/** The names that a value asks for, each once. */
const askedIn = (value: string) => [...new Set([...value.matchAll(ASKED)].map(([, name = '']) => name))]

const plain = (name: string) => `var(${name})`

/** Whether nothing is left of the name where the value is put in its place. */
const asksPlainly = (value: string, name: string) =>
  !askedIn(value.replaceAll(plain(name), '')).includes(name)

const isOfPage = ({ parent }: Declaration) =>
  parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root'

const isInMedia = ({ parent }: Declaration) => parent?.parent?.type === 'atrule'

const isShorter = (name: string, { value }: Declaration, uses: readonly Declaration[]) =>
  uses.length === 1 || value.length <= plain(name).length

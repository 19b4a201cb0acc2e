/** Names of fields and blocks for people who never see the file. */

/** The name of a field in everyday words: `publishFrom` becomes `Publish from`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The words in the strings of the scripts: classes and attributes that appear only once a script runs. */

const SCRIPTS = import.meta.glob<string>(['../../*/*/island*.tsx', '../../client/boot.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export function scriptWords(): readonly string[] {
  const words = Object.values(SCRIPTS).flatMap((text) =>
    [...text.matchAll(/(['"`])([^'"`\n]*)\1/g)].flatMap(([, , inner = '']) => inner.split(/[^\w-]+/)),
  )
  return [...new Set(words)].filter((word) => /^[a-z][\w-]*$/.test(word)).sort()
}

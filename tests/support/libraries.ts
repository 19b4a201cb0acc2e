/** What src/README.md says of the packages that the project stands on. */
import { textOf } from './modules.ts'

type Library = { readonly name: string; readonly reason: string }

/** The rows of the table of dependencies: one library each, with its reason. */
export function libraries(): readonly Library[] {
  return [...dependencies().matchAll(/^\| +([^|]+?) +\| +([^|]+?) +\|$/gm)]
    .flatMap(([, names = '', reason = '']) => names.split(', ').map((name) => ({ name, reason })))
    .filter(({ name }) => name !== 'package' && !name.startsWith('---'))
}

/** The names of all packages that the text below the heading speaks of. */
export function namedPackages(): ReadonlySet<string> {
  return new Set(dependencies().match(/@?[a-z][\w-]*(?:\/[\w-]+)?/g) ?? [])
}

function dependencies(): string {
  return textOf('src/README.md').split(/^## Dependencies$/m)[1] ?? ''
}

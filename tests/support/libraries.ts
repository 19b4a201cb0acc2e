/** What src/README.md says about the packages that the project uses. */
import { textOf } from './modules.ts'

type Library = { readonly name: string; readonly reason: string }

/** The rows of the table of dependencies: a library, and why it is used. */
export function libraries(): readonly Library[] {
  return [...dependencies().matchAll(/^\| +([^|]+?) +\| +([^|]+?) +\|$/gm)]
    .flatMap(([, names = '', reason = '']) => names.split(', ').map((name) => ({ name, reason })))
    .filter(({ name }) => name !== 'package' && !name.startsWith('---'))
}

/** The names of all packages in the text below the heading. */
export function namedPackages(): ReadonlySet<string> {
  return new Set(dependencies().match(/@?[a-z][\w-]*(?:\/[\w-]+)?/g) ?? [])
}

function dependencies(): string {
  return textOf('src/README.md').split(/^## Dependencies$/m)[1] ?? ''
}

/** Relative paths between the files of a site, with `/`. */

/** The path of the file `to`, as the file `from` writes it. */
export function relativePath(from: string, to: string): string {
  const [here, there] = [partsOf(from).slice(0, -1), partsOf(to)]
  const first = here.findIndex((part, index) => part !== there[index])
  const shared = first < 0 ? here.length : first
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/')
}

/** The path from the root, for a path that `file` writes. May begin with `..`. */
export function pathBeside(file: string, written: string): string {
  const parts: string[] = []
  for (const part of [...partsOf(file).slice(0, -1), ...partsOf(written)]) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/')
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '' && part !== '.')

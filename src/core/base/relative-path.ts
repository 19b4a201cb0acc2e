/** Paths in a site, with `/`, as its files write them. */

/** The path of a file as another file writes it that lies in the same tree. May lead above the tree. */
export function relativePath(from: string, to: string): string {
  const [here, there] = [partsOf(from).slice(0, -1), partsOf(to)]
  const first = here.findIndex((part, index) => part !== there[index])
  const shared = first < 0 ? here.length : first
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/')
}

/** The path that a file means by what it writes. */
export function pathBeside(file: string, written: string): string {
  const parts: string[] = []
  for (const part of [...partsOf(file).slice(0, -1), ...partsOf(written)]) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/')
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '' && part !== '.')

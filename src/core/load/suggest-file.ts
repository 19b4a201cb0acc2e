/** Which file below pages/ an author surely meant. */
import { certain } from '../../diagnostics/certain.ts'

/** A name that differs only a little, or the only one like it in another folder. Endings do not matter. */
export function suggestFile(written: string, known: readonly string[]): string | undefined {
  const alike = known.filter((each) => nameOf(each) === nameOf(written))
  return certain(written, known) ?? (alike.length === 1 ? alike[0] : undefined)
}

const nameOf = (path: string) =>
  path
    .replace(/^.*[/\\]/, '')
    .replace(/(?:\.[a-z]\w*)+$/i, '')
    .toLowerCase()

/** Which file below pages/ an author surely meant. */
import { certain, only } from '../../diagnostics/certain.ts'

/** A name that differs only a little, or the only one like it in another folder. Endings do not matter. */
export function suggestFile(written: string, known: readonly string[]): string | undefined {
  return certain(written, known) ?? only(known, (each) => nameOf(each) === nameOf(written))
}

const nameOf = (path: string) =>
  path
    .replace(/^.*[/\\]/, '')
    .replace(/(?:\.[a-z]\w*)+$/i, '')
    .toLowerCase()

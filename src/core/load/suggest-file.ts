/** Which file below pages/ an author certainly meant. */
import { certain } from '../../diagnostics/certain.ts'

/** One that differs in little, or the only one of that name in another folder; endings do not count. */
export function fileMeant(written: string, known: readonly string[]): string | undefined {
  const alike = known.filter((each) => nameOf(each) === nameOf(written))
  return certain(written, known) ?? (alike.length === 1 ? alike[0] : undefined)
}

const nameOf = (path: string) =>
  path
    .replace(/^.*[/\\]/, '')
    .replace(/\.(?:csv|ya?ml)$/i, '')
    .toLowerCase()

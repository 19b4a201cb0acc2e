/** What was found of the files of pictures, kept as long as nobody has changed them. */
import { type Inspection, inspectPicture } from '../../pictures/inspect.ts'
import { ownStampOf } from '../file-states.ts'
import { readKept, writeKept } from '../kept-file.ts'

export type KeptInspections = {
  /** The same as of `inspectPicture`. */
  readonly inspect: typeof inspectPicture
  readonly save: () => void
}

type Entry = readonly [stamp: string, Inspection]
type Known = Readonly<Record<string, Entry>>

/** `key` names the engine. The file is read once somebody asks for a picture. */
export function keptInspections(file: string, key: string): KeptInspections {
  let before: ReadonlyMap<string, Entry> | undefined
  const current = new Map<string, Entry>()
  let news = false
  return {
    inspect: (pages, image) => {
      before ??= new Map(Object.entries(readKept<Known>(file, key) ?? {}))
      const stamp = ownStampOf(`${pages}/${image}`)
      const known = before.get(image)
      if (stamp !== '' && known?.[0] === stamp) {
        current.set(image, known)
        return known[1]
      }
      const found = inspectPicture(pages, image)
      // What is at fault may mend itself, as a drive that cannot be reached: no file tells of that.
      if (stamp === '' || 'finding' in found) return found
      news = true
      current.set(image, [stamp, found])
      return found
    },
    save: () => {
      if (news || (before && before.size !== current.size))
        writeKept<Known>(file, key, Object.fromEntries(current))
    },
  }
}

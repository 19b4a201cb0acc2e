/** What power cuts, full disks and failing disks leave of a file. */
import { readFileSync, writeFileSync } from 'node:fs'

export const DAMAGES: Readonly<Record<string, (whole: Buffer) => Buffer>> = {
  'cut off': (whole) => whole.subarray(0, whole.length >> 1),
  empty: () => Buffer.alloc(0),
  'one bit is another': (whole) => {
    const at = whole.length >> 1
    return Buffer.concat([whole.subarray(0, at), Buffer.of((whole[at] ?? 0) ^ 1), whole.subarray(at + 1)])
  },
  zeros: (whole) => Buffer.alloc(whole.length),
}

/** Damages a file in its place. */
export function damage(path: string, way: string): void {
  const damaged = DAMAGES[way]?.(readFileSync(path))
  if (!damaged) throw new Error(`${way} is no damage`)
  writeFileSync(path, damaged)
}

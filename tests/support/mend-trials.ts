/** Slips on the pages of both sites, and what `ukurasa fix` makes of them. The same seed gives the same slips. */
import { join } from 'node:path'
import { createPatch } from 'diff'
import { faultsOfMend } from './judge-mends.ts'
import { mendsIn } from './mends.ts'
import { filesOf, PROJECT, textOf } from './modules.ts'
import { mutate, random } from './mutations.ts'

const SITES = ['.', 'tests/sites/musikschule', 'tests/sites/kliniki', 'tests/sites/boulangerie'].map(
  (root) => {
    const mend = mendsIn(join(PROJECT, root))
    const pages = filesOf([join(root, 'pages')], /\.yaml$/).map((file) => {
      const path = root === '.' ? file : file.slice(root.length + 1)
      // What can be mended without a slip is no matter of the slip.
      return { path, text: mend(path, textOf(file)) }
    })
    return { mend, pages }
  },
)

export type MendTally = {
  readonly tried: number
  readonly mended: number
  readonly faults: readonly string[]
}

export function mendTrials(seed: number, count: number): MendTally {
  const next = random(seed)
  const faults: string[] = []
  let mended = 0
  for (let tried = 0; tried < count; tried++) {
    const site = SITES[Math.floor(next() * SITES.length)]
    const page = site?.pages[Math.floor(next() * site.pages.length)]
    if (!site || !page) throw new Error('There are no pages')
    const slipped = mutate([page.text], next)
    const after = site.mend(page.path, slipped)
    if (after !== slipped) mended++
    const found = faultsOfMend(page.text, slipped, after)
    if (found.length > 0)
      faults.push(
        [
          `${page.path}, slip ${tried}: ${found.join('; ')}`,
          createPatch('slip', page.text, slipped),
          createPatch('mend', slipped, after),
        ].join('\n'),
      )
  }
  return { tried: count, mended, faults }
}

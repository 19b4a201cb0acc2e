/** What this browser keeps of other pages that are not open: texts that are typed and not saved. */
import { draftFrom } from '../draft/record.ts'
import { changedIn } from '../draft/saved.ts'
import { inStore, KEPT } from './kept.ts'

type KeptText = { readonly path: string; readonly text: string }

/** `own` is the key of the page that is open: its draft is newer than what is kept of it. */
export async function keptTexts(root: string, own: string): Promise<readonly KeptText[]> {
  const keys = (await inStore('readonly', (drafts) => drafts.getAllKeys())) ?? []
  const others = keys.filter((key) => typeof key === 'string' && key.startsWith(`${root}\n`) && key !== own)
  const found = await Promise.all(
    others.map(async (key) => {
      const { data } = KEPT.safeParse(await inStore('readonly', (drafts) => drafts.get(key)))
      const draft = data && draftFrom(data.record, new Map(data.pictures))
      return draft ? changedIn(draft).files : []
    }),
  )
  return found.flat().flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]))
}

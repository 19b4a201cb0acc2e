/** What was typed before the page was closed, together with what others have changed since. */
import type { Sources } from '../../preview/studio.ts'
import { adopted } from '../draft/adopt.ts'
import type { Draft } from '../draft/draft.ts'
import { changedPlaces } from '../draft/merge/changed-places.ts'
import { merge } from '../draft/merge/merge.ts'
import { hasChanged, siteFingerprint } from '../draft/saved.ts'
import type { Kept } from './kept.ts'
import type { KeptOffer } from './state.ts'

/** `undefined` if there is nothing to offer: somebody has made the same change. */
export function offerOf(
  { draft, path, time }: Kept,
  { texts }: Pick<Sources, 'texts'>,
): KeptOffer | undefined {
  const met = [...draft.files.keys()].reduce((whole, each) => withTheirs(whole, each, texts), draft)
  if (!hasChanged(met)) return undefined
  const since = [...draft.files].flatMap(([file, { opened }]) => {
    const now = texts[file]
    if (isAsOpened(draft, file, texts) || now?.text === opened?.text) return []
    return [{ path: file, places: changedPlaces(opened?.text, now?.text) }]
  })
  return { draft: met, path, time, since }
}

/** Where both changed the same, the draft stays as it is: saving asks then. */
function withTheirs(draft: Draft, path: string, texts: Sources['texts']): Draft {
  const file = draft.files.get(path)
  const theirs = texts[path]
  if (!file || isAsOpened(draft, path, texts)) return draft
  const { text, open } = merge({
    path,
    opened: file.opened?.text,
    mine: file.text,
    theirs: theirs?.text,
  })
  return open.length > 0 ? draft : adopted(draft, path, theirs, text)
}

const isAsOpened = (draft: Draft, path: string, texts: Sources['texts']): boolean =>
  (texts[path]?.fingerprint ?? '') === siteFingerprint(draft, path)

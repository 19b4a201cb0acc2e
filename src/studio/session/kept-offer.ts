/** What was typed before the page was closed, together with what others have changed since. */
import type { Sources } from '../../preview/studio.ts'
import { adopted } from '../draft/adopt.ts'
import { changeDraft } from '../draft/change.ts'
import { type Draft, openFiles, textAt } from '../draft/draft.ts'
import { changedPlaces } from '../draft/merge/changed-places.ts'
import { merge } from '../draft/merge/merge.ts'
import type { Choice, Versions } from '../draft/merge/merged.ts'
import type { Choices } from '../draft/merge/plan.ts'
import { changedIn, hasChanged, siteFingerprint } from '../draft/saved.ts'
import { trimmed } from '../operations/trimmed.ts'
import type { Kept } from './kept.ts'
import type { KeptOffer } from './state.ts'

/** `undefined` if there is nothing to offer: somebody has made the same change. */
export function offerOf(
  { draft, path, time }: Kept,
  { texts }: Pick<Sources, 'texts'>,
): KeptOffer | undefined {
  const merged = [...draft.files.keys()].reduce((whole, each) => withTheirs(whole, each, texts), draft)
  if (!hasChanged(merged)) return undefined
  const since = [...draft.files].flatMap(([file, { opened }]) => {
    const now = texts[file]
    if (isAsOpened(draft, file, texts) || now?.text === opened?.text) return []
    return [{ path: file, places: changedPlaces(opened?.text, now?.text) }]
  })
  return { draft: merged, path, time, since }
}

/** For what is found after the page was opened. */
export function lateOfferOf(
  kept: Kept,
  sources: Pick<Sources, 'texts'>,
  typed: { readonly draft: Draft; readonly time: number },
): KeptOffer | undefined {
  const offer = offerOf(kept, sources)
  return offer && { ...offer, withTyped: withTyped(offer.draft, typed.draft, typed.time) }
}

/** What was typed meanwhile comes last, in one step. Where both changed the same, Undo brings back what was kept. */
function withTyped(kept: Draft, typed: Draft, time: number): Draft {
  const { files, pictures } = changedIn(typed)
  const opened = [...typed.files].flatMap(([path, file]) => (file.opened ? [{ path, ...file.opened }] : []))
  const draft = openFiles(kept, opened)
  const texts = files.map(({ path, opened: before, text }) => {
    const theirs = textAt(draft, path)
    return { path, theirs, text: mergedAs('mine', { path, opened: before?.text, mine: text, theirs }) }
  })
  return changeDraft(draft, {
    edits: texts.flatMap(({ path, theirs, text }) =>
      theirs === undefined || text === undefined
        ? []
        : [{ file: path, ...trimmed(theirs, { start: 0, end: theirs.length, text }) }],
    ),
    files: texts.filter(({ theirs, text }) => theirs === undefined || text === undefined),
    pictures: pictures.map(({ path, picture, was }) => ({ path, picture, ...(was ? { was } : {}) })),
    time,
  })
}

/** With the same choice wherever both changed the same. */
function mergedAs(choice: Choice, versions: Versions, choices: Choices = new Map()): string | undefined {
  const { text, open } = merge(versions, choices)
  if (open.length === 0) return text
  return mergedAs(choice, versions, new Map([...choices, ...open.map(({ key }) => [key, choice] as const)]))
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

/** What was kept, together with what others have changed since. */
import { expect, test } from 'vitest'
import type { Sources, Text } from '../../../src/preview/studio.ts'
import { changeDraft, undo } from '../../../src/studio/draft/change.ts'
import { type Draft, emptyDraft, openFiles, textAt } from '../../../src/studio/draft/draft.ts'
import { changedIn, savedDraft, siteFingerprint } from '../../../src/studio/draft/saved.ts'
import { lateOfferOf, offerOf } from '../../../src/studio/session/kept-offer.ts'

const PATH = 'pages/golf.yaml'
const TEXT = 'title: Golf\ndescription: We play.\n'
const site = (text: Text | undefined): Pick<Sources, 'texts'> => ({ texts: text ? { [PATH]: text } : {} })

const written = (draft: Draft, text: string) => changeDraft(draft, { files: [{ path: PATH, text }], time: 0 })

/** The title was proposed, then the description was changed. */
function afterProposal(draft: Draft): Draft {
  const text = TEXT.replace('Golf', 'Golf club')
  const fingerprint = siteFingerprint(draft, PATH)
  const proposed = savedDraft(written(draft, text), [{ path: PATH, opened: { text, fingerprint } }], [])
  return written(proposed, text.replace('We play', 'All play'))
}

const opened = openFiles(emptyDraft, [{ path: PATH, text: TEXT, fingerprint: '1' }])

test.for([
  ['changed', opened, { text: TEXT, fingerprint: '1' }],
  ['new', emptyDraft, undefined],
] as const)('a %s page of the own proposal is no change of others', ([, draft, onSite]) => {
  const offer = offerOf({ draft: afterProposal(draft), path: PATH, time: 0 }, site(onSite))
  expect(offer?.since).toEqual([])
  expect(offer && textAt(offer.draft, PATH)).toBe('title: Golf club\ndescription: All play.\n')
})

test('what others have changed since is named, and is in it', () => {
  const theirs = { text: `${TEXT}noindex: true\n`, fingerprint: '2' }
  const draft = written(opened, TEXT.replace('We play', 'All play'))
  const offer = offerOf({ draft, path: PATH, time: 0 }, site(theirs))
  expect(offer?.since).toEqual([{ path: PATH, places: [['noindex']] }])
  expect(offer && textAt(offer.draft, PATH)).toBe('title: Golf\ndescription: All play.\nnoindex: true\n')
})

test.for([
  ['other values', 'We play', 'All play', 'title: Golf club\ndescription: All play.\n'],
  ['the same value', 'Golf', 'Golfing', 'title: Golfing\ndescription: We play.\n'],
] as const)('what was typed before a draft was found comes on top of it: %s', ([, from, to, whole]) => {
  const kept = written(opened, TEXT.replace('Golf', 'Golf club'))
  const typed = { draft: written(opened, TEXT.replace(from, to)), time: 1 }
  const offer = lateOfferOf(
    { draft: kept, path: PATH, time: 0 },
    site({ text: TEXT, fingerprint: '1' }),
    typed,
  )
  expect(offer && textAt(offer.draft, PATH)).toBe('title: Golf club\ndescription: We play.\n')
  const { withTyped } = offer ?? {}
  expect(withTyped && textAt(withTyped, PATH)).toBe(whole)
  expect(withTyped && textAt(undo(withTyped), PATH)).toBe('title: Golf club\ndescription: We play.\n')
})

test('files and pictures of that time are there, too', () => {
  const picture = new Blob(['x'])
  const made = changeDraft(opened, {
    files: [{ path: 'pages/new.yaml', text: 'image: new.jpg\n' }],
    pictures: [{ path: 'pages/new.jpg', picture }],
    time: 1,
  })
  const kept = written(opened, TEXT.replace('Golf', 'Golf club'))
  const offer = lateOfferOf({ draft: kept, path: PATH, time: 0 }, site({ text: TEXT, fingerprint: '1' }), {
    draft: made,
    time: 2,
  })
  const { withTyped = opened } = offer ?? {}
  expect(textAt(withTyped, 'pages/new.yaml')).toBe('image: new.jpg\n')
  expect(changedIn(withTyped).pictures).toMatchObject([{ path: 'pages/new.jpg', picture }])
})

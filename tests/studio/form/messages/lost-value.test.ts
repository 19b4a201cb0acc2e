/** A value of the settings that was typed over is only written everywhere if every page can show it. */
import { expect, test } from 'vitest'
import { emptyDraft } from '../../../../src/studio/draft/draft.ts'
import { changeEverywhere } from '../../../../src/studio/form/messages/change-everywhere.ts'
import { lostValueAt } from '../../../../src/studio/form/messages/lost-value.ts'
import { read } from '../../../../src/studio/session/read-text.ts'
import { perform } from '../../../../src/studio/session/session.ts'
import { engineNow, openSite, withFiles } from '../../../../src/studio/session/site.ts'
import { store } from '../../../../src/studio/session/state.ts'
import { siteFolder } from '../../../support/pages.ts'
import { startFromFolder } from '../../../support/start-from-folder.ts'
import { SITE, schedule } from '../../../support/versions.ts'

const PATH = 'pages/page.yaml'
const AT = ['blocks', 0, 'items', 0, 'amount']

async function typeOver(text: string) {
  const page = schedule(['${facts.fee}', 100], 200)
  const site = `${SITE}\nfacts:\n  fee: 100\n`
  const sources = startFromFolder(siteFolder({ 'site.yaml': site, [PATH]: page, 'pages/other.yaml': page }))
  openSite(sources, '/page', undefined)
  engineNow()?.state()
  store.set({
    framePath: PATH,
    formPath: PATH,
    draft: withFiles(emptyDraft, [PATH]),
    source: read(PATH, page),
    messages: [],
    older: undefined,
    isReadOnly: false,
    block: 0,
    leftAt: undefined,
    notice: '',
    stops: undefined,
    isSaving: false,
    conflict: undefined,
    kept: undefined,
  })
  perform({ kind: 'set', at: AT, value: text })
  const lost = lostValueAt(AT, text)
  if (!lost) throw new Error('nothing was lost')
  const isChanged = await changeEverywhere(lost, text)
  return { isChanged, settings: engineNow()?.text('site.yaml') ?? '', notice: store.get()?.notice }
}

test('an amount goes into the settings, although the totals must follow', async () => {
  const { isChanged, settings } = await typeOver('150')
  expect(isChanged).toBe(true)
  expect(settings).toContain('fee: 150')
})

test('what no page could show stays in its field, and the reason is said', async () => {
  const { isChanged, settings, notice } = await typeOver('Ksh many')
  expect(isChanged).toBe(false)
  expect(settings).toContain('fee: 100')
  expect(notice).toMatch(/^This cannot be written everywhere: ./)
})

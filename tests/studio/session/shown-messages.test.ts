/** What Studio shows of what the check finds. */
import { beforeAll, expect, test } from 'vitest'
import { toSource } from '../../../src/core/yaml/source.ts'
import { emptyDraft } from '../../../src/studio/draft/draft.ts'
import { loadCheck, newEngine } from '../../../src/studio/engine/engine.ts'
import { newWarnings, shownMessages, untoldWarnings } from '../../../src/studio/session/shown-messages.ts'
import type { Source } from '../../../src/studio/source/source.ts'
import type { Files } from '../../support/folder.ts'
import { pageOf, prose, siteFolder, textOfBase } from '../../support/pages.ts'
import { startFromFolder } from '../../support/start-from-folder.ts'

const PAGE = 'pages/fees.yaml'

beforeAll(async () => void (await loadCheck()))

function opened(source: Partial<Source>, files: Files = {}) {
  const pages = { [PAGE]: prose('See [hours](/hours).'), 'pages/hours.yaml': prose('At 8.') }
  const root = siteFolder({ ...pages, ...files })
  const sources = startFromFolder(root, source)
  const engine = newEngine(sources)
  const shown = (path: string, onDisk = engine.text(path) ?? '') => {
    const text = engine.text(path) ?? ''
    const file = { opened: { text: onDisk, fingerprint: '' }, text }
    const draft = { ...emptyDraft, files: new Map([[path, file]]) }
    const { messages, older } = shownMessages(engine, {
      ...{ draft, framePath: path, formPath: path, source: toSource(path, text, () => undefined) },
      ...{ older: undefined, isReadOnly: false, block: 0, leftAt: undefined, notice: '', isSaving: false },
      ...{ messages: [], stops: undefined, conflict: undefined, kept: undefined },
    })
    return { errors: messages.filter(({ severity }) => severity === 'error').map(placed), older: older?.code }
  }
  return { engine, shown }
}

const placed = ({ span, code }: { readonly span: { readonly file: string }; readonly code: string }) =>
  `${span.file} ${code}`

test('a link that a deleted page leaves broken in another file is told', () => {
  const { engine, shown } = opened({})
  expect(shown('pages/hours.yaml').errors).toEqual([])
  engine.set('pages/hours.yaml', undefined)
  expect(shown('pages/hours.yaml').errors).toEqual([`${PAGE} broken-link`])
})

test('a mistake of several files is told once, in the file that is open', () => {
  const { engine, shown } = opened({})
  const other = 'pages/visit.yaml'
  engine.set(other, prose('See [hours](/hours).'))
  shown(other)
  engine.set('pages/hours.yaml', undefined)
  expect(shown(PAGE).errors).toEqual([`${PAGE} broken-link`])
  expect(shown(other).errors).toEqual([`${other} broken-link`])
})

test('on a published site, an error that another file seemed to have from the first is not told', () => {
  const { engine, shown } = opened({})
  engine.set('pages/hours.yaml', undefined)
  expect(shown('site.yaml').errors).toEqual([])
})

test('a page with a mistake is known to show what was there before it', () => {
  const { engine, shown } = opened({})
  expect(shown(PAGE).older).toBeUndefined()
  engine.set(PAGE, prose('It costs 40.').replace('type:', 'typ:'))
  expect(shown(PAGE).older).toBe('unknown-field')
})

const counted = (title: string, ...items: readonly string[]) =>
  prose('Words.').replace(
    /- type: .*/s,
    `- type: checklist\n    title: ${title}\n    items:\n${items.map((item) => `      - ${item}\n`).join('')}`,
  )

test('a warning is new if a change has brought it', () => {
  const { engine, shown } = opened({})
  engine.set(PAGE, counted('Three things to bring', 'A pen', 'A cup'))
  shown(PAGE)
  expect(newWarnings(engine)).toEqual([])
  engine.set('pages/hours.yaml', counted('Three things to bring', 'A pen', 'A cup'))
  expect(newWarnings(engine).map(placed)).toEqual(['pages/hours.yaml count-differs'])
})

test('a warning in a file whose name has another number is new', () => {
  const { engine, shown } = opened({})
  const [one, other] = ['pages/grade7.yaml', 'pages/grade8.yaml']
  engine.set(one, counted('Three things to bring', 'A pen', 'A cup'))
  shown(one)
  engine.set(other, counted('Three things to bring', 'A pen', 'A cup'))
  expect(newWarnings(engine).map(placed)).toContain(`${other} count-differs`)
})

test('a new warning is told after one save, and again once it was mended', () => {
  const { engine, shown } = opened({})
  const wrong = counted('Three things to bring', 'A pen', 'A cup')
  const afterSaving = (text: string) => {
    engine.set(PAGE, text)
    return untoldWarnings(engine, engine.check()).map(placed)
  }
  shown(PAGE)
  expect(afterSaving(wrong)).toEqual([`${PAGE} count-differs`])
  expect(afterSaving(wrong)).toEqual([])
  expect(newWarnings(engine).map(placed)).toEqual([`${PAGE} count-differs`])
  afterSaving(counted('Two things to bring', 'A pen', 'A cup'))
  expect(afterSaving(wrong)).toEqual([`${PAGE} count-differs`])
})

test('what was kept from the last time is new, even if it is there before the first check', () => {
  const { engine, shown } = opened({})
  const onDisk = engine.text(PAGE)
  engine.set(PAGE, counted('Three things to bring', 'A pen', 'A cup'))
  shown(PAGE, onDisk)
  expect(newWarnings(engine).map(placed)).toEqual([`${PAGE} count-differs`])
  expect(engine.text(PAGE)).toContain('A cup')
})

const dated = (date: string, ...above: readonly string[]) =>
  pageOf(...above, `type: calendar\ntitle: Dates\nyear: 2026\nevents:\n  - name: Open day\n    date: ${date}`)

test('a warning that names another file is not new if only that file has changed', () => {
  const [english, swahili] = ['pages/visit.yaml', 'pages/sw/visit.yaml']
  const { engine, shown } = opened(
    {},
    {
      'site.yaml': `${textOfBase('site.yaml')}languages:\n  sw:\n    organisation:\n      name: Shule ya Mfano\n`,
      [english]: dated('2026-10-17'),
      [swahili]: dated('2026-10-24'),
    },
  )
  const fresh = () =>
    newWarnings(engine)
      .filter(({ code }) => code === 'languages-differ')
      .map(placed)
  shown(english)
  expect(engine.check().map(placed)).toContain(`${swahili} languages-differ`)
  engine.set(english, dated('2026-10-17', 'type: richText\ntext: Come and see us.'))
  expect(fresh()).toEqual([])
  engine.set(english, dated('2026-10-19'))
  expect(fresh()).toEqual([])
  engine.set(swahili, dated('2026-10-26'))
  expect(fresh()).toEqual([`${swahili} languages-differ`])
})

/** What Studio shows of what the check finds. */
import { beforeAll, expect, test } from 'vitest'
import { toSource } from '../../../src/core/yaml/source.ts'
import { emptyDraft, openFiles } from '../../../src/studio/draft/draft.ts'
import { loadCheck, newEngine } from '../../../src/studio/engine/engine.ts'
import { newWarnings, shownMessages, untoldWarnings } from '../../../src/studio/session/shown-messages.ts'
import type { Source } from '../../../src/studio/source/source.ts'
import { prose, siteFolder } from '../../support/pages.ts'
import { startFromFolder } from '../../support/start-from-folder.ts'

const PAGE = 'pages/fees.yaml'

beforeAll(async () => void (await loadCheck()))

function opened(source: Partial<Source>) {
  const root = siteFolder({ [PAGE]: prose('See [hours](/hours).'), 'pages/hours.yaml': prose('At 8.') })
  const sources = startFromFolder(root, source)
  const engine = newEngine(sources)
  const shown = (path: string) => {
    const text = engine.text(path) ?? ''
    const draft = openFiles(emptyDraft, [{ path, text, fingerprint: '' }])
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

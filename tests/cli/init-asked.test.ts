/** `ukurasa init`: what it is told by options and answers: the name, the language and the kind. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { KINDS as ALL_KINDS } from '../../schema/kinds.ts'
import { init } from '../../src/cli/commands/init/init.ts'
import { kindOf, kindsKnown, localeOf } from '../../src/cli/options/kinds.ts'
import { call } from '../support/call.ts'
import { emptyFolder, filesBelow } from '../support/folder.ts'

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

test('without a terminal the options say everything, or --yes does', async () => {
  const root = emptyFolder()
  expect(await call('init', root, '--name', 'Afya')).toMatchObject({
    code: 2,
    output: expect.stringMatching(/--yes/),
  })
  expect(filesBelow(root)).toEqual({})
  await call('init', root, '--yes')
  expect(read(root, 'site.yaml')).toContain(`\n  name: ${basename(root)}\n`)
})

test('a person is asked for what the options do not say', async () => {
  const root = emptyFolder()
  const questions: string[] = []
  const answers = ['', 'Mkate Mtamu', 'german', 'Swahili', 'shop', 'bakery']
  const ask = async (question: string) => {
    questions.push(question)
    return answers.shift() ?? ''
  }
  const never = new Promise<undefined>(() => undefined)
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const options = { folder: root, name: undefined, lang: undefined, kind: undefined, yes: false }
  const code = await init(options, { ask, ended: never, close: () => undefined })
  write.mockRestore()
  expect(code).toBe(0)
  expect(questions.map((question) => question.split(/[ :]/)[0])).toEqual([
    'Name',
    'Please',
    'Language',
    'Please',
    'Kind',
    'Please',
  ])
  expect(questions[3]).toMatch(
    /^Please answer again: the languages are en English, fr français, .*\nLanguage/,
  )
  expect(questions[5]).toMatch(
    /^Please answer again: did you mean \w+\? If not, the kinds are .*SportsClub.*site\.yaml later\.\nKind/,
  )
  expect(read(root, 'site.yaml')).toMatch(/\nlang: sw-KE\n[\s\S]*name: Mkate Mtamu\n.*duka la mikate/)
})

test.for([
  ['sw', 'sw'],
  ['FR', 'fr'],
  ['fr-CA', 'fr'],
  ['English', 'en'],
  ['francais', 'fr'],
  ['French', 'fr'],
  ['Kiswahili', 'sw'],
  ['Kifaransa', 'fr'],
  ['anglais', 'en'],
  ['Deutsch', undefined],
  ['', undefined],
] as const)('the language %j is %j', ([written, language]) => {
  expect(localeOf(written)?.language).toBe(language)
})

test('a part of the name of a kind brings the whole name', () => {
  expect(kindsKnown('clinic')).toMatch(/^did you mean MedicalClinic\? If not, the kinds are /)
  expect(kindsKnown('Parish')).toMatch(/^the kinds are /)
})

test('every kind of the reference can be chosen, and its site says it', async () => {
  for (const kind of ALL_KINDS) expect(kindOf(kind.toLowerCase())).toBe(kind)
  const root = emptyFolder()
  expect((await call('init', root, '--name', 'Afya', '--lang', 'fr', '--kind', 'SportsClub')).code).toBe(0)
  expect(read(root, 'site.yaml')).toMatch(/kind: SportsClub\n[\s\S]*une association/)
})

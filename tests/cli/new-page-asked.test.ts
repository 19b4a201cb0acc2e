/** `ukurasa new page` on a terminal: it asks for what the options do not say. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newPage } from '../../src/cli/commands/new-page/new-page.ts'
import { emptyFolder, filesBelow, writeFiles } from '../support/folder.ts'
import { schoolFolder } from '../support/school-folder.ts'

const NOW = new Date('2025-10-01T12:00+03:00')
const textOf = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

/** A person who gives these answers; without one left, who ends the input. */
function person(answers: readonly string[]) {
  const questions: string[] = []
  let end = () => {}
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined)
  })
  const left = [...answers]
  const ask = (question: string) => {
    questions.push(question)
    const answer = left.shift()
    if (answer === undefined) end()
    return answer === undefined ? new Promise<string>(() => undefined) : Promise.resolve(answer)
  }
  return { questions, prompt: { ask, ended, close: () => undefined } }
}

const NO_WISHES = {
  title: undefined,
  description: undefined,
  blocks: undefined,
  menu: undefined,
  chain: undefined,
  after: undefined,
}

const BLOCKS_ASKED = 'Blocks, separated by commas; ? lists all [hero,richText,ctaButton]: '

test('a person is asked for an address until it can be one', async () => {
  const root = schoolFolder()
  const { questions, prompt } = person(['fees', 'our choir', 'choir', '', '', '', '', ''])
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const code = await newPage({ ...NO_WISHES, root, now: NOW, clockSet: true, route: undefined }, prompt)
  write.mockRestore()
  expect(code).toBe(0)
  expect(questions.slice(0, 4)).toEqual([
    'Address, such as /choir: ',
    'There is already a page /fees.\nAddress, such as /choir: ',
    expect.stringMatching(/^\/our choir cannot be the address of a page\..*\nAddress, such as/),
    'Title [Choir]: ',
  ])
  expect(textOf(root, 'pages/choir.yaml')).toContain('\ntitle: Choir\n')
})

test('a person is asked for what the options do not say', async () => {
  const root = schoolFolder()
  const { questions, prompt } = person([
    '',
    'Songs and more.',
    '?',
    'hero, text',
    'hero',
    'Talents',
    '1',
    'others',
    'other',
  ])
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const code = await newPage({ ...NO_WISHES, root, now: NOW, clockSet: true, route: '/choir' }, prompt)
  write.mockRestore()
  expect(code).toBe(0)
  expect(questions).toEqual([
    'Title [Choir]: ',
    'Description, in one or two sentences [later]: ',
    BLOCKS_ASKED,
    expect.stringMatching(/^ {2}calendar .*\n {2}hero +The top of a page, with its title over a picture\n/s),
    expect.stringMatching(/^There is no block `text`\..*\nBlocks, separated by commas/),
    'Dropdown of the menu (1 Talent, 2 More) [none]: ',
    expect.stringMatching(/^The menu has no dropdown `Talents`\. Did you mean `Talent`\?.*\nDropdown/),
    'Chain of pages, each with a link to the next (1 talent, 2 other) [none]: ',
    expect.stringMatching(/^site\.yaml has no chain `others`\. Did you mean `other`\?.*\nChain/),
  ])
  expect(textOf(root, 'pages/choir.yaml')).toContain('\ndescription: Songs and more.\nblocks:\n  # hero')
  expect(textOf(root, 'site.yaml').match(/href: \/choir/g)).toHaveLength(2)
})

test.for([
  ['', 1],
  ['Yes', 1],
  ['no', 0],
] as const)('a menu without dropdowns: the answer `%s` puts %i link into it', async ([answer, links]) => {
  const root = emptyFolder()
  const page = (title: string) => `title: ${title}\ndescription: ${title}.\nblocks:\n  - type: routeList\n`
  writeFiles(root, {
    'site.yaml':
      'schemaVersion: 2\nurl: https://example.org/\nlang: en\ncurrency: KES\norganisation:\n  name: Example\nheader:\n  - href: /fees\n',
    'pages/index.yaml': page('Home'),
    'pages/fees.yaml': page('Fees'),
  })
  const { questions, prompt } = person(['', '', '', 'perhaps', answer, '', ''])
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const code = await newPage({ ...NO_WISHES, root, now: NOW, clockSet: true, route: '/choir' }, prompt)
  write.mockRestore()
  expect(code).toBe(0)
  expect(questions.slice(3, 5)).toEqual([
    'Put it into the menu, yes or no? [yes]: ',
    'Answer yes or no.\nPut it into the menu, yes or no? [yes]: ',
  ])
  expect(textOf(root, 'site.yaml').match(/href: \/choir/g) ?? []).toHaveLength(links)
})

test('who ends the input gets nothing written', async () => {
  const root = schoolFolder()
  const before = filesBelow(root)
  const { prompt } = person(['Choir'])
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const code = await newPage({ ...NO_WISHES, root, now: NOW, clockSet: true, route: '/choir' }, prompt)
  write.mockRestore()
  expect(code).toBe(2)
  expect(filesBelow(root)).toEqual(before)
})

/** README.md as a package has it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readmeOfPackage } from '../../src/cli/package-readme.mjs'
import { PROJECT, textOf } from '../support/modules.ts'

const readme = readmeOfPackage(textOf('README.md'))

test('it is about sites, not about the repository and its site', () => {
  expect(readme).toMatch(/^# Ukurasa\n/)
  expect(readme).toContain('## Start a site')
  expect(readme).not.toMatch(/this repository|npm (?:ci|test|run (?:generate|size))|murang|tests\//i)
})

test('all that it leads to is in the package', () => {
  const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(10)
  const headings = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => words)
  const places = headings.map((words) => `#${words.toLowerCase().replaceAll(' ', '-')}`)
  const files = links.filter((link) => !/^(?:https?:|\/)/.test(link) && !places.includes(link))
  expect(files.length).toBeGreaterThan(3)
  const isPacked = (file: string) => file.startsWith('schema/') && existsSync(join(PROJECT, file))
  expect(files.filter((link) => !isPacked(link.split('#')[0] ?? ''))).toEqual([])
})

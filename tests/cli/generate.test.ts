/** `npm run generate`, for people who change the engine. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyEngine } from '../support/engine-folder.ts'
import { emptyFolder } from '../support/folder.ts'
import { run } from '../support/run.ts'

test('a message may be used before it is in the list of messages', async () => {
  const engine = emptyFolder()
  copyEngine(engine, 'base')
  const file = 'src/diagnostics/messages-a-l.ts'
  const text = readFileSync(join(engine, file), 'utf8')
  writeFileSync(join(engine, file), text.replace(/^.*\/alt-missing\.ts'\n/m, ''))
  expect(await run(['generate'], { engine })).toEqual({ code: 0, output: `${file}\n` })
  expect(readFileSync(join(engine, file), 'utf8')).toBe(text)
})

test('a block, a message, a host or a language that is gone leaves every list', async () => {
  const engine = emptyFolder()
  copyEngine(engine, 'base')
  const lists = [
    'schema/blocks.ts',
    'src/blocks/index.ts',
    'src/diagnostics/messages-a-l.ts',
    'src/build/publish/hosting/hosts/index.ts',
    'src/languages/search.ts',
  ]
  const textsOf = () => lists.map((path) => readFileSync(join(engine, path), 'utf8'))
  const right = textsOf()
  for (const path of lists) appendFileSync(join(engine, path), "export { gone } from './gone/gone.ts'\n")
  const stale = (path: string) => `${path} is out of date: run npx ukurasa generate\n`
  expect(await run(['generate', '--check'], { engine })).toEqual({
    code: 1,
    output: lists.map(stale).join(''),
  })
  expect(await run(['generate'], { engine })).toEqual({
    code: 0,
    output: lists.map((path) => `${path}\n`).join(''),
  })
  expect(textsOf()).toEqual(right)
})

test('a message that has one example is told of in words', async () => {
  const engine = emptyFolder()
  copyEngine(engine, 'base')
  const file = 'src/diagnostics/catalogue/alt-missing.ts'
  const text = readFileSync(join(engine, file), 'utf8')
  const second = text.lastIndexOf('    {\n      in:')
  writeFileSync(join(engine, file), `${text.slice(0, second)}  ],\n}\n`)
  expect(await run(['generate'], { engine })).toEqual({
    code: 2,
    output: `ukurasa: A message needs two examples: add what is missing to ${file}.\n`,
  })
})

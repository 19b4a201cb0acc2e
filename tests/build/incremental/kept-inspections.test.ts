/** What is found of pictures is kept until their files change, but nothing that may mend itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { keptInspections } from '../../../src/build/incremental/kept-checker.ts'
import { inspectPicture } from '../../../src/build/pictures/inspect.ts'
import { openStore } from '../../../src/build/store/store.ts'
import { emptyFolder, writeFiles } from '../../support/folder.ts'

afterEach(() => vi.useRealTimers())

test('of a picture at fault nothing is kept', () => {
  const folder = emptyFolder()
  const pages = join(folder, 'pages')
  writeFiles(folder, {
    'pages/fine.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>',
    'pages/empty.svg': '',
  })
  // Later: by now the system would tell of every change.
  vi.setSystemTime(Date.now() + 10_000)
  const inspectNow = (image: string) => inspectPicture(pages, image)
  const { inspect, save } = keptInspections(openStore(folder), 'key', pages, inspectNow)
  const found = ['fine.svg', 'empty.svg'].map((image) => inspect(image))
  expect(found.map((one) => 'finding' in one)).toEqual([false, true])
  save()
  const kept = readFileSync(join(folder, 'inspected.json'), 'utf8')
  expect(kept).toContain('fine.svg')
  expect(kept).not.toContain('empty.svg')
})

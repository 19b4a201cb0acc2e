/** What the system says of files: it decides what is read again. */
import { linkSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { newFileStates } from '../../../src/build/incremental/file-states.ts'
import { keptInspections } from '../../../src/build/incremental/kept-checker.ts'
import { inspectPicture } from '../../../src/build/pictures/inspect.ts'
import { openStore } from '../../../src/build/store/store.ts'
import { emptyFolder, writeFiles } from '../../support/folder.ts'

afterEach(() => vi.useRealTimers())

/** By now the system would tell of every change. */
const later = (ms = 10_000) => vi.setSystemTime(Date.now() + ms)

test('what cannot be looked at has neither a stamp nor a digest', () => {
  const root = emptyFolder()
  writeFiles(root, { 'page.yaml': 'title: Page' })
  symlinkSync('loop.yaml', join(root, 'loop.yaml'))
  later()
  const { fileState, hash } = newFileStates(root)
  for (const path of ['loop.yaml', 'gone.yaml', 'page.yaml/below.yaml'])
    expect([fileState(path), hash(path)], path).toEqual(['', ''])
  expect([fileState('page.yaml'), hash('page.yaml')]).not.toContain('')
})

test('a file that has just been changed has no stamp: a second change could leave its times as they are', () => {
  const root = emptyFolder()
  writeFiles(root, { 'page.yaml': 'title: Page' })
  vi.setSystemTime(Date.now())
  const fileState = () => newFileStates(root).fileState('page.yaml')
  expect(fileState()).toBe('')
  later(1000)
  expect(fileState()).toBe('')
  later(2000)
  expect(fileState()).not.toBe('')
  // Whoever sets the time of a file back has changed it all the same.
  vi.useRealTimers()
  utimesSync(join(root, 'page.yaml'), new Date(0), new Date(0))
  expect(fileState()).toBe('')
})

test('a picture that is a link is looked at each time: it may lead elsewhere while its picture stays as it is', () => {
  const root = emptyFolder()
  const at = (name: string) => join(root, name)
  writeFiles(root, {
    'pages/hall.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4v3z"/></svg>',
  })
  // One file with two names, of which only one is in the site.
  linkSync(at('pages/hall.svg'), at('hall.svg'))
  symlinkSync('hall.svg', at('pages/link.svg'))
  later()
  const look = () => {
    const kept = openStore(at('kept'))
    const pages = at('pages')
    const { inspect, save } = keptInspections(kept, 'key', pages, (image) => inspectPicture(pages, image))
    const found = inspect('link.svg')
    save()
    return 'finding' in found ? found.finding.code : found.width
  }
  expect([look(), look()]).toEqual([4, 4])
  rmSync(at('pages/link.svg'))
  symlinkSync('../hall.svg', at('pages/link.svg'))
  expect(look()).toBe('image-outside')
})

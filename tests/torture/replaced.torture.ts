/** A picture, a table and a snippet that are replaced whenever a build looks at them: it shows one of each, or writes nothing. */
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { copyEngine } from '../support/engine-folder.ts'
import { emptyFolder, filesBelow, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { gravel, halves } from '../support/photographs.ts'
import { run } from '../support/run.ts'
import { figure } from './support/figures.ts'

const BUILDS = 100
/** So many single looks at a file are tried one after the other. */
const MOST_LOOKS = 10
const HOOK = pathToFileURL(join(PROJECT, 'tests/torture/support/replace.mjs')).href

const page = (title: string) =>
  `title: ${title}\ndescription: What the ${title} sings, and when it meets in the hall of the school.\nblocks:\n` +
  '  - type: hero\n    title: Words\n    image: images/hall.jpg\n    decorative: true\n' +
  '  - use: snippets/end\n  - type: linkList\n    links:\n      rows: data/links.csv\n'

/** Two versions of each. */
const VERSIONS = {
  'pages/images/hall.jpg': [await gravel(64, 36), await halves(64, 36).jpeg().toBuffer()],
  'pages/data/links.csv': ['title,href\nTable one,/flute\n', 'title,href\nTable two,/flute\n'],
  'pages/snippets/end.yaml': ['one', 'two'].map(
    (word) => `blocks:\n  - type: richText\n    text: Snippet ${word}\n`,
  ),
}

/** What of a built site comes from one of the replaced files, or from both versions of it. */
function shownIn(out: string): readonly string[] {
  const files = Object.entries(filesBelow(out))
  const documents = files.filter(([path]) => /^(?:choir|flute)\.html$/.test(path)).map(([, text]) => text)
  const words = (what: string) => [
    ...new Set(documents.flatMap((text) => text.match(new RegExp(`${what} (?:one|two)`, 'g')) ?? [])),
  ]
  const pictures = files.filter(([path]) => /hall|-share/.test(path))
  return [words('Table').join(), words('Snippet').join(), JSON.stringify(pictures)]
}

test('files that are replaced at every look', { timeout: 60 * 60_000 }, async () => {
  const engine = emptyFolder()
  copyEngine(engine, 'base')
  const root = join(engine, 'tests/sites/base')
  writeFiles(root, {
    'pages/choir.yaml': page('choir'),
    'pages/flute.yaml': page('flute'),
    ...Object.fromEntries(Object.entries(VERSIONS).map(([path, [one = '']]) => [path, one])),
  })
  const files: Record<string, readonly string[]> = {}
  for (const [path, contents] of Object.entries(VERSIONS)) {
    contents.forEach((content, index) => void writeFiles(engine, { [`versions/${index}/${path}`]: content }))
    files[join(root, path)] = contents.map((_, index) => join(engine, `versions/${index}`, path))
  }
  const words = ['build', '--root', root, '--out', 'dist', '--today', '2025-10-01T10:00+03:00']
  const quiet = async (version: number) => {
    for (const [path, versions] of Object.entries(files)) copyFileSync(versions[version] ?? '', path)
    expect(await run(words, { engine })).toMatchObject({ code: 0 })
    return shownIn(join(engine, 'dist'))
  }
  const whole = [await quiet(0), await quiet(1)]
  const counts = { mixed: 0, refused: 0, poisoned: 0 }
  for (let number = 0; number < BUILDS; number++) {
    // Every second build begins with nothing.
    for (const name of number % 2 ? ['pictures', 'sites'] : [])
      rmSync(join(engine, '.ukurasa', name), { recursive: true, force: true })
    const version = number % 4 < 2 ? 0 : 1
    for (const [path, versions] of Object.entries(files)) copyFileSync(versions[version] ?? '', path)
    const at = number % 3 === 0 ? null : Math.floor(number / 2) % MOST_LOOKS
    const env = { NODE_OPTIONS: `--import ${HOOK}`, REPLACED: JSON.stringify({ at, files }) }
    const { code, output } = await run(words, { engine, env })
    if (code !== 0) {
      expect(output).toContain('Run the command again.')
      counts.refused++
    } else if (shownIn(join(engine, 'dist')).some((shown, at) => !whole.some((each) => each[at] === shown)))
      counts.mixed++
    if (number % 10 === 9) {
      const now = [await quiet(0), await quiet(1)]
      if (JSON.stringify(now) !== JSON.stringify(whole)) counts.poisoned++
    }
  }
  expect(counts).toMatchObject({ mixed: 0, poisoned: 0 })
  expect(counts.refused).toBeLessThan(BUILDS)
  figure(
    'replaced',
    `builds: mixed; wrong afterwards; stopped with a message`,
    `${BUILDS}: ${counts.mixed}; ${counts.poisoned}; ${counts.refused}`,
  )
})

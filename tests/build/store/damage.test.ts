/** A kept file that is damaged is as good as none: the next build writes what it would write without it, and mends it. */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { DAMAGES, damage } from '../../support/damage.ts'
import { emptyFolder, filesBelow, writeFiles } from '../../support/folder.ts'
import { build as buildInto, GIVEN } from '../../support/kept-build.ts'
import { pageOf, siteFolder } from '../../support/pages.ts'
import { gravel } from '../../support/photographs.ts'

afterEach(() => vi.useRealTimers())

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><path d="M0 0h160v90z"/></svg>'
const page = (title: string, image: string) =>
  pageOf(`type: hero\ntitle: ${title}\nimage: images/${image}\ndecorative: true`)
const pages = (title: string) => ({
  'pages/page.yaml': page(title, 'hall.jpg'),
  'pages/other.yaml': page(title, 'crest.svg'),
})
/** Each differs from the others in more than one page, so that a release takes the place of another one. */
const VERSIONS = {
  now: pages('Words'),
  before: { ...pages('Old words'), 'pages/gone.yaml': page('Gone', 'crest.svg') },
  next: pages('New words'),
}
type Version = keyof typeof VERSIONS

/** A site with a photograph and a drawing, built several times: by now nothing is left to be done. */
async function builtSite() {
  const folder = emptyFolder()
  const at = (name: string) => join(folder, name)
  const root = siteFolder({ 'pages/images/hall.jpg': await gravel(600, 60), 'pages/images/crest.svg': SVG })
  let written: Version | undefined
  const write = (version: Version) => {
    if (version === written) return
    rmSync(join(root, 'pages/gone.yaml'), { force: true })
    writeFiles(root, VERSIONS[version])
    written = version
  }
  /** Gives how many pages were made. */
  const build = async (out: string, version: Version = 'now') => {
    write(version)
    // The system tells of a change only once some time has passed.
    vi.setSystemTime(Date.now() + 10_000)
    const given = { ...GIVEN, pictures: at('kept/pictures') }
    return (await buildInto(root, at(`out/${out}`), at('kept/site'), given)).length
  }
  const forget = (out: string) => {
    for (const name of [out, `.${out}-releases`]) rmSync(at(`out/${name}`), { recursive: true, force: true })
  }
  const wholeOf = async (version: Version) => {
    forget('second')
    await build('second', version)
    return filesBelow(at('out/second'))
  }
  const whole = { next: await wholeOf('next'), now: await wholeOf('now') }
  for (const version of ['before', 'now', 'now'] as const) await build('first', version)
  return { at, build, forget, whole }
}

/** The files that are kept between builds, by their paths: of each its inode, which is another one once it is written again. */
function keptIn(folder: string): ReadonlyMap<string, number> {
  const paths = ['kept', 'out/.first-releases'].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((path) => join(name, path)),
  )
  const kept = paths.filter((path) => /^kept\b|\.state$|\.ukurasa-build$/.test(path)).sort()
  const states = kept.map((path) => [path, statSync(join(folder, path))] as const)
  return new Map(states.flatMap(([path, found]) => (found.isFile() ? [[path, found.ino] as const] : [])))
}

/** Without the names of folders and files that are hashes. */
const kindOf = (path: string) => path.replace(/[0-9a-f]{16}/, '*').replace(/\/\d\b/, '/*')

test('the site has a kept file of every kind', async () => {
  const { at } = await builtSite()
  expect([...new Set([...keptIn(at('')).keys()].map(kindOf))].sort()).toEqual([
    'kept/pictures/*/480.avif',
    'kept/pictures/*/480.webp',
    'kept/pictures/*/600.avif',
    'kept/pictures/*/600.jpg',
    'kept/pictures/*/600.webp',
    'kept/pictures/*/drawing.svg',
    'kept/pictures/*/facts.json',
    'kept/pictures/*/share.jpg',
    'kept/pictures/*/size.json',
    'kept/pictures/known-files.json',
    'kept/site/config-texts.json',
    'kept/site/inspected.json',
    'kept/site/links.json',
    'kept/site/pages.json',
    'kept/site/rendered-*.json',
    'out/.first-releases/*.state',
    'out/.first-releases/*/.ukurasa-build',
  ])
})

test.each(Object.keys(DAMAGES))('every kept file, one after the other: %s', async (way) => {
  const { at, build, forget, whole } = await builtSite()
  const count = keptIn(at('')).size
  for (let number = 0; number < count; number++) {
    const path = [...keptIn(at('')).keys()][number] ?? ''
    damage(at(path), way)
    await build('first')
    expect(filesBelow(at('out/first')), path).toEqual(whole.now)
    // To a folder that is not there yet everything is written.
    forget('second')
    await build('second')
    expect(filesBelow(at('out/second')), path).toEqual(whole.now)
    // The release that nobody reads is brought up to date.
    await build('first', 'next')
    expect(filesBelow(at('out/first')), path).toEqual(whole.next)
    // The same release as at first is the published one again.
    for (const version of ['now', 'before', 'now', 'now'] as const) await build('first', version)
    const kept = keptIn(at(''))
    expect(kept.size, path).toBe(count)
    expect(await build('first'), path).toBe(0)
    expect(keptIn(at('')), path).toEqual(kept)
  }
})

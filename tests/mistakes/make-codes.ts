/** Files of cases in codes/ that git cannot keep, or that are too large: made in the copy of a case. */
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Files, writeFiles } from '../support/folder.ts'
import { jpeg, jpegWithPlace, movingGif, movingWebp, png } from '../support/picture-files.ts'

const START = 'title: Page\ndescription: A page.\nblocks:\n'
const OTHER = 'title: Other\ndescription: Another page.\nblocks:\n'

const HALL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h16v9z"/></svg>'

/** By the name of the case. A function makes what is no file with a content, in the folder of the copy. */
export const MAKE_CODES: Readonly<Record<string, Files | ((root: string) => void)>> = {
  'alt-of-stand-in': {
    'pages/images/kamau.png': png(1600, 900),
    'pages/images/choir.jpg': jpeg(1600, 900),
    'pages/images/placeholder.png': png(1600, 900),
    'pages/images/chorale.jpg': jpeg(1600, 901),
  },
  'file-too-large': {
    'pages/page.yaml': `${START}  - type: richText\n    text: ${'word '.repeat(60_000)}\n`,
  },
  'file-is-a-pipe': (root) => {
    mkdirSync(join(root, 'public'))
    for (const path of ['pages/page.yaml', 'public/pipe.txt', 'pages/images/pipe.png'])
      execFileSync('mkfifo', [join(root, path)])
  },
  'file-twice': {
    'public/fees.html': 'Fees',
    'public/prospectus.pdf': 'One',
    'public/Prospectus.PDF': 'Two',
    'public/e\u0301lan.txt': 'One',
    'public/\u00e9lan.txt': 'Two',
  },
  'folder-outside': (root) => {
    renameSync(join(root, 'pages'), `${root}-pages`)
    symlinkSync(`${root}-pages`, join(root, 'pages'))
  },
  'image-name': {
    'pages/page.yaml': `${START}  - type: hero\n    title: Words\n    image: images/\u00e9lan.svg\n    decorative: true\n`,
    'pages/images/e\u0301lan.svg': HALL,
  },
  'name-not-portable': {
    'pages/aux.yaml': `aliases: [/com1, /nul/old, /old./new]\n${START}  - type: richText\n    text: Words\n`,
    'pages/LPT1/page.yaml': `${START}  - type: richText\n    text: Words\n`,
    'pages/images/con.svg': HALL,
    'pages/images/c:hall.svg': HALL,
    'pages/images/back\\hall.svg': HALL,
    'pages/data/fees.csv.': 'title\nFees\n',
    'public/prn.tar.gz': '',
    'public/list ': '',
    'public/\u001b[2Jlist.txt': '',
    'public/\u202egnp.exe': '',
    'public/what?.txt': '',
  },
  'file-unreadable': (root) => {
    symlinkSync('loop.yaml', join(root, 'pages/loop.yaml'))
    symlinkSync('pages', join(root, 'pages/round.yaml'))
    symlinkSync('.', join(root, 'pages/again'))
    rmSync(join(root, 'site.yaml'))
    mkdirSync(join(root, 'site.yaml'))
    symlinkSync('nowhere.yaml', join(root, 'pages/page.yaml'))
    symlinkSync('/', join(root, 'pages/root.yaml'))
    mkdirSync(join(root, 'public'), { recursive: true })
    symlinkSync('..', join(root, 'public/folder'))
    symlinkSync('/etc/hosts', join(root, 'public/secret.txt'))
  },
  'home-page-missing': (root) => rmSync(join(root, 'pages/index.yaml')),
  'image-kind-refused': { 'pages/images/photo.jpg': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1') },
  'image-misnamed': { 'pages/images/photo.png': jpeg(1600, 900), 'pages/images/photo.svg': png(1600, 900) },
  'image-moves': {
    'pages/images/run.gif': movingGif(),
    'pages/images/run.webp': movingWebp(),
    'pages/images/run.png': png(1600, 900, ['acTL', 'IDAT']),
  },
  'image-outside': (root) => {
    mkdirSync(join(root, 'pages/images'), { recursive: true })
    symlinkSync('../../site.yaml', join(root, 'pages/images/secret.png'))
  },
  'image-tells-place': {
    'pages/images/hall.jpg': jpegWithPlace(1600, 900),
    'pages/images/yard.jpg': jpeg(1600, 900),
  },
  'image-too-heavy': (root) => {
    writeFiles(root, { 'pages/images/hall.png': png(1600, 900), 'pages/images/plan.svg': '<svg/>' })
    truncateSync(join(root, 'pages/images/hall.png'), 41_000_000)
    truncateSync(join(root, 'pages/images/plan.svg'), 1_100_000)
  },
  'image-too-many-pixels': { 'pages/images/sky.png': png(60_000, 60_000) },
  'image-too-small': { 'pages/images/hall.png': png(300, 200) },
  'image-truncated': {
    'pages/images/hall.jpg': jpeg(1600, 900).subarray(0, -2),
    'pages/images/hall.png': png(1600, 900).subarray(0, -12),
    'pages/images/hall.webp': movingWebp().fill(0xff, 4, 5),
  },
  'image-twice-by-case': { 'pages/images/HALL.svg': HALL, 'pages/images/Hall.SVG': HALL },
  'image-unreadable': (root) => symlinkSync('nowhere.png', join(root, 'pages/images/lost.png')),
  'line-too-long': {
    'pages/page.yaml': `${START}  - type: richText\n    text: ${'word '.repeat(3000)}\n`,
  },
  'not-utf-8': {
    'pages/page.yaml': Buffer.from(`${START}  - type: richText\n    text: Mus\xe9e\n`, 'latin1'),
    // A link to it is right all the same.
    'pages/other.yaml': `${OTHER}  - type: ctaButton\n    title: Words\n    href: /page\n`,
  },
  // As an old Notepad saves it if its author chooses Unicode.
  'not-utf-8-as-unicode': {
    'pages/page.yaml': Buffer.from(`\ufeff${START}  - type: richText\n    text: Words\n`, 'utf16le'),
    'pages/other.yaml': `${OTHER}  - type: ctaButton\n    title: Words\n    href: /page\n`,
  },
  // Its picture may be used in it.
  'not-utf-8-with-the-only-use-of-a-picture': {
    'pages/page.yaml': Buffer.from(`${START}  - type: richText\n    text: Mus\xe9e\n`, 'latin1'),
    'pages/images/yard.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>\n',
  },
  'pages-missing': (root) => rmSync(join(root, 'pages'), { recursive: true }),
  'site-file-missing': (root) => rmSync(join(root, 'site.yaml')),
  'too-many': {
    'pages/page.yaml': `${START}${'  - type: richText\n'.repeat(2100)}`,
    'pages/data/buses.csv': `title\n${'Bus\n'.repeat(2100)}`,
    'pages/wide.yaml': `${START}  - type: checklist\n    items:\n      rows: data/wide.csv\n`,
    'pages/data/wide.csv': `${'a,'.repeat(200)}\nb\n`,
    'pages/long.yaml': `${START}  - type: checklist\n    items:\n      rows: data/buses.csv\n`,
    'pages/lines.yaml': '#\n'.repeat(10_100),
    'pages/list.yaml': `${START}${'  - a\n'.repeat(9_000)}\ntitles: [${'a, '.repeat(1100)}]\n`,
  },
  'value-too-long': {
    'pages/page.yaml': `${START}  - type: richText\n    text: All of \${facts.all}\n`,
  },
  'tab-indent-windows': { 'pages/page.yaml': `${START}\t- type: richText\n`.replaceAll('\n', '\r\n') },
  // The pages in the default language are newer: they are in no commit yet.
  'translation-older': (root) => commit(root, 'pages/sw'),
  // After the commit, the link of the home page got the new address of the fees.
  'translation-older-after-a-rename': (root) => {
    const home = join(root, 'pages/index.yaml')
    const now = readFileSync(home, 'utf8')
    writeFileSync(home, now.replace('/fees', '/costs'))
    commit(root, 'pages/index.yaml', 'pages/sw')
    writeFileSync(home, now)
  },
}

function commit(root: string, ...paths: readonly string[]): void {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words])
  git('init', '--quiet')
  git('add', ...paths)
  git('commit', '--quiet', '--message', 'Translate')
}

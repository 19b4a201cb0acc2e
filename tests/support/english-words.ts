/** Finds words of the shell that a built site still says in English. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_WORDS } from '../../src/block/words.ts'
import { filesBelow } from './folder.ts'

/** The words of the shell that stand in English in a site, by the files that say them. `words` are its own. */
export function englishWords(folder: string, words: Readonly<Record<string, string>>): readonly string[] {
  const english = Object.values(DEFAULT_WORDS).filter((word) => !Object.values(words).includes(word))
  const texts = Object.keys(filesBelow(folder)).filter((path) => /\.(?:html|ics)$/.test(path))
  return texts.flatMap((path) => {
    const found = readFileSync(join(folder, path), 'utf8').matchAll(SAID)
    const said = new Set([...found].map(([, ...groups]) => (groups.find(Boolean) ?? '').trim()))
    return english.filter((word) => said.has(word)).map((word) => `${path}: ${word}`)
  })
}

/** Texts, labels, and the words of islands and of calendar files. */
const SAID =
  />([^<>]+)<| (?:aria-label|aria-roledescription|title|alt)="([^"]+)"|&quot;:&quot;([^&]+)&quot;|^SUMMARY:(.+)$/gm

/** What `ukurasa fix` must never do: lose words, change a field that the slip did not touch, or claim something new. */
import { diffArrays } from 'diff'
import { filesIn } from '../../src/build/files/site-files.ts'
import { rememberPages } from '../../src/build/incremental/memory.ts'
import { fixSite } from '../../src/core/change/fix/fix-site.ts'
import type { Wrap } from '../../src/core/check/checker.ts'
import type { PageChecks } from '../../src/core/check/page/check-page.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import { changedFiles, type FileChange } from '../../src/core/load/file-change.ts'
import type { SiteFiles } from '../../src/core/load/site-files.ts'
import { toSource } from '../../src/core/yaml/source.ts'
import type { SourceFile } from '../../src/core/yaml/source-file.ts'

const NOW = new Date('2025-10-01T12:00+03:00')

/** Gives the text of a page after `ukurasa fix`, if a slip turned it into `slipped`. */
export type Mend = (path: string, slipped: string) => string

/** Reads a site again and again with another text for one page. */
export function mendsIn(root: string): Mend {
  const disk = filesIn(root)
  const contents = new Map<string, ReturnType<SiteFiles['read']>>()
  const read: SiteFiles['read'] = (path, limit) => {
    const content = contents.get(path) ?? disk.read(path, limit)
    contents.set(path, content)
    return content
  }
  const wrapReader = rememberPages()
  const checks = new Map<SourceFile, PageChecks>()
  return (path, slipped) => {
    // What is said of the other pages by themselves has not changed.
    const wrapChecker: Wrap = (checker) => ({
      ...checker,
      checkPage: (page) => {
        if (page.source.path === path || page.source.dependsOn.length > 0) return checker.checkPage(page)
        const known = checks.get(page.source) ?? checker.checkPage(page)
        checks.set(page.source, known)
        return known
      },
    })
    const slip = { path, before: slipped, after: slipped }
    const readChanged = (changes: readonly FileChange[]) => {
      const files = changedFiles({ ...disk, read }, [slip, ...changes])
      return readSite(files, { now: NOW, kept: { wrapReader, wrapChecker } })
    }
    const { changes } = fixSite(readChanged)
    return changes.find((change) => change.path === path)?.after ?? slipped
  }
}

type Counts = ReadonlyMap<string, number>

function counted(words: Iterable<string>): Counts {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Without what is no word of an author: HTML, and lines that come twice. */
const plain = (text: string) =>
  text.replaceAll(/<\/?[a-z]+ ?\/?>|&[a-z]+;/gi, ' ').replaceAll(/^(.+)(?:\r?\n\1)+$/gm, '$1')
const wordsIn = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words that two texts share, and a third one lacks. */
function lostWords(original: string, slipped: string, mended: string): readonly string[] {
  const [before, after] = [counted(wordsIn(slipped)), counted(wordsIn(mended))]
  return [...counted(wordsIn(original))].flatMap(([word, count]) =>
    Math.min(count, before.get(word) ?? 0) > (after.get(word) ?? 0) ? [word] : [],
  )
}

type Leaf = { readonly name: string; readonly value: string; readonly line: number }

/** The texts of a page, with the names around them and without their numbers in lists. */
function leavesOf(text: string): readonly Leaf[] {
  const source = toSource('pages/page.yaml', text, () => undefined)
  const found: Leaf[] = []
  const visit = (value: unknown, path: readonly PropertyKey[]) => {
    if (typeof value === 'string') {
      const name = path.filter((key) => typeof key === 'string').join('.')
      found.push({ name, value: value.trim(), line: source.spanOf(path).start.line })
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  visit(source.value, [])
  return found
}

/** The lines of the original text that a slip changed, and their neighbours. */
function touchedLines(original: string, slipped: string): ReadonlySet<number> {
  const touched = new Set<number>()
  let line = 1
  for (const { count, added, removed } of diffArrays(original.split('\n'), slipped.split('\n'))) {
    if (added || removed) for (let at = line - 1; at <= line + (removed ? count : 0); at++) touched.add(at)
    if (!added) line += count
  }
  return touched
}

/** What a mend did wrong. `original` is the text before the slip. Empty if all is well, or nothing was mended. */
export function faultsOfMend(original: string, slipped: string, mended: string): readonly string[] {
  if (mended === slipped) return []
  const lost = lostWords(original, slipped, mended).map((word) => `lost: ${word}`)
  const after = leavesOf(mended)
  if (after.length === 0) return lost
  const touched = touchedLines(original, slipped)
  const before = leavesOf(original)
  const keyOf = ({ name, value }: Leaf) => `${name}: ${value}`
  const isTouched = ({ line, value }: Leaf) =>
    [...touched].some((at) => at >= line && at <= line + value.split('\n').length + 1)
  const left = counted(after.map(keyOf))
  const changed = before.filter((leaf) => !left.has(keyOf(leaf)) && !isTouched(leaf))
  const known = new Set(before.map(keyOf))
  const opened = counted(slipped.match(/[\w-]+(?=: *\r?$)/gm) ?? [])
  const isOpen = ({ name }: Leaf) => opened.has(name.replace(/^.*\./, ''))
  const claimed = after.filter((leaf) => leaf.value === '' && !known.has(keyOf(leaf)) && !isOpen(leaf))
  return [
    ...lost,
    ...changed.map((leaf) => `changed: ${keyOf(leaf)}`),
    ...claimed.map((leaf) => `claimed: ${keyOf(leaf)}`),
  ]
}

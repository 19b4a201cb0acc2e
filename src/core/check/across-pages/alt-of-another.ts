/**
 * A picture with the words of another one: it was replaced, and its `alt` was not, or the wrong file was chosen. It is
 * certain only if the same picture has other words elsewhere.
 */
import { only } from '../../../diagnostics/certain.ts'
import { type Diagnostic, placeOf, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { memoize } from '../../base/memoize.ts'
import { valueAt } from '../../base/value-at.ts'
import { picturesIn } from '../../base/walk.ts'
import { prefixOf } from '../../site/languages.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { has, longWords } from '../picture-words.ts'
import type { TranslatedPage } from './translated-pages.ts'

type Use = {
  readonly page: LinkedPage
  readonly path: FieldPath
  readonly alt: string
  readonly title: string
}
type UsesOf = (file: string) => readonly Use[]

/** For speed: to find the words of a picture, its pages are read again. */
const MOST_PAGES = 200

const altPath = (path: FieldPath): FieldPath => [...path.slice(0, -1), 'alt']

function usesOf(file: string, pages: readonly LinkedPage[]): readonly Use[] {
  const showing = pages.filter(({ traits }) => traits.pictures.some((picture) => picture.file === file))
  return showing.slice(0, MOST_PAGES).flatMap((page) => {
    const { blocks } = page.page
    return picturesIn(blocks, ['blocks']).flatMap(({ picture, path }) => {
      const { alt, title } = Object(valueAt({ blocks }, path.slice(0, -1)))
      return picture.file === file && typeof alt === 'string'
        ? [{ page, path, alt, title: String(title ?? '') }]
        : []
    })
  })
}

/**
 * The finding for a picture whose `alt` has a word from the file name of another picture, or whose title has all of them.
 * The `alt` has no word from its own file name, or it lacks one that the `alt` of the same picture has elsewhere.
 */
function altAbout(meant: string, file: string, usesIn: UsesOf, at?: LinkedPage): Diagnostic | undefined {
  const own = longWords(file)
  const words = longWords(meant).filter((word) => !own.includes(word))
  const uses = words.length > 0 ? usesIn(file) : []
  // One word of a title says little: `Welcome to our school` is not about `welcome.svg`.
  const isTitled = ({ title }: Use) => words.length > 1 && words.every((word) => has(title, word))
  const [here] = words.flatMap((word) => only(uses, (use) => has(use.alt, word) || isTitled(use)) ?? [])
  if (!here || here.page !== (at ?? here.page)) return undefined
  const others = uses.filter(({ alt }) => alt !== here.alt)
  const lacking = own.filter((word) => !has(here.alt, word))
  const isSure = lacking.length === own.length && words.some((word) => has(here.alt, word))
  const other = isSure
    ? (others.find(({ page }) => page === here.page) ?? others[0])
    : others.find(({ alt }) => lacking.some((word) => has(alt, word)))
  if (!other) return undefined
  return findingAt(here, other, file, meant)
}

function findingAt(here: Use, other: Use, file: string, meant: string): Diagnostic {
  const place = placeOf(other.page.source.spanOf(altPath(other.path)))
  const finding = messages.altOfAnother(file, meant, place)
  return { ...finding, span: here.page.source.spanOf(here.path) }
}

/** The page in the other language shows another picture at the same place, and no other one differs. */
export function checkPicturesOf(
  { own, original }: TranslatedPage,
  pages: readonly LinkedPage[],
  report: Report,
): void {
  const [ours, theirs] = [own, original].map(({ traits }) => traits.pictures.map(({ file }) => file))
  if (!ours || ours.length !== theirs?.length) return
  const [at, more] = ours.flatMap((file, index) => (file === theirs[index] ? [] : index))
  if (at === undefined || more !== undefined) return
  const [here = '', there = ''] = [ours[at], theirs[at]]
  const uses = (file: string) => usesOf(file, pages)
  const found = altAbout(here, there, uses, original) ?? altAbout(there, here, uses, own)
  if (found) report(found)
}

/** A picture with the words that another one always has, and with others elsewhere, on pages of one language. */
export function checkCopiedAlts(site: Site, pages: readonly LinkedPage[], report: Report): void {
  const [filesWith, altsOf] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const add = (to: typeof altsOf, key: string, value: string) =>
    to.set(key, (to.get(key) ?? new Set()).add(value))
  const keyOf = ({ route }: LinkedPage, words: string) => `${prefixOf(site.languages, route)} ${words}`
  for (const page of pages)
    for (const { file, alt = '' } of page.traits.pictures) {
      add(filesWith, keyOf(page, alt), file)
      add(altsOf, keyOf(page, file), alt)
    }
  for (const [key, files] of filesWith) {
    if (files.size !== 2 || longWords(key).length < 4) continue
    for (const file of files) {
      const meant = only([...files], (each) => each !== file) ?? ''
      // Another form of the same picture may have its words: `yard` and `yard-wide`.
      if (isFormOf(meant, file) || isFormOf(file, meant)) continue
      const uses = usesOf(file, pages)
      const here = only(uses, ({ page, alt }) => keyOf(page, alt) === key)
      const other =
        here && uses.find(({ page, alt }) => alt !== here.alt && keyOf(page, '') === keyOf(here.page, ''))
      // Two pictures of one page are reported there.
      if (!other || here.page.traits.pictures.some((each) => each.file === meant)) continue
      if (altsOf.get(keyOf(here.page, meant))?.size === 1) report(findingAt(here, other, file, meant))
    }
  }
}

/** For a picture that no page shows: the finding, if the words of another one are about it. */
export function altsAbout(pages: readonly LinkedPage[]): (unused: string) => Diagnostic | undefined {
  const shown = new Set<string>()
  const twice = new Set<string>()
  for (const { traits } of pages)
    for (const { file } of traits.pictures) (shown.has(file) ? twice : shown).add(file)
  const showing = pages.filter(({ traits }) => traits.pictures.some(({ file }) => twice.has(file)))
  if (showing.length > MOST_PAGES) return () => undefined
  const uses = memoize((file: string) => usesOf(file, showing))
  /** One `alt` is about one of two pictures that no page shows. */
  const told = new Set<string>()
  return (unused) => {
    for (const file of twice) {
      const found = altAbout(unused, file, uses)
      const place = found && `${found.span.file}:${found.span.start.offset}`
      if (!place || told.has(place)) continue
      told.add(place)
      return found
    }
    return undefined
  }
}

/** `yard` of `yard-wide`, so that both may have the same words. */
function isFormOf(file: string, other: string): boolean {
  const [words, others] = [longWords(file), longWords(other)]
  return words.length > 0 && words.every((word) => others.includes(word))
}

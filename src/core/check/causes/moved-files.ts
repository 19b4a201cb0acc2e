/** Files and folders that were moved or renamed: all that says that they are gone has one cause, and is told once. */
import { type Diagnostic, placeOf, startOf } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as several from '../../../diagnostics/remedies-for-several.ts'
import { grouped } from '../../base/grouped.ts'
import { once } from '../../base/memoize.ts'
import { routeOf, sameAddress } from '../../site/routes.ts'
import type { Context } from './context.ts'
import { addressesIn } from './links-to-renamed-page.ts'

/** A page or snippet that got a name that it cannot have, or a page that got the name of its own alias. */
export function withRenamedFile(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const [refused, ...more] = found.filter(
    (each) => each.code === messages.fileNameRefused.code || isOwnAlias(each),
  )
  if (!refused || more.length > 0) return found
  const isAlias = isOwnAlias(refused)
  const isSnippet = refused.span.file.startsWith('pages/snippets/')
  const gone = isSnippet ? messages.unknownSnippet.code : messages.brokenLink.code
  const all = found.filter(({ code, fix }) => code === gone && (isAlias || !fix))
  const near = all.filter(({ advice }) => isAlias && advice?.guesses?.includes(refused.subject ?? ''))
  const old = near.length > 0 ? near : all
  const [name = '', other] = new Set(old.map(({ subject }) => subject))
  if (name === '' || other !== undefined) return found
  const told = several.oldName(name, old.length, isSnippet, isAlias)
  const help = isAlias ? told : `${refused.help ?? ''} ${told}`
  return found.flatMap((each) => (each === refused ? { ...each, help } : old.includes(each) ? [] : each))
}

/** The address of a page is among its own aliases: the alias is older than the name of the file. */
const isOwnAlias = ({ code, subject, span }: Diagnostic) =>
  code === messages.routeTwice.code && span.start.offset > 0 && sameAddress(routeOf(span.file), subject ?? '')

/** Two pages that each have the address of the other one as an alias: a file was copied to a better name, and stayed. */
export function withOldCopy(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const aliases = found.filter(
    ({ code, span }) => code === messages.routeTwice.code && span.start.offset > 0 && isPage(span.file),
  )
  const isOf = (one: Diagnostic, other: Diagnostic) =>
    sameAddress(one.subject ?? '', routeOf(other.span.file))
  const pairs = aliases.flatMap((one, index) => {
    const other = aliases.slice(index + 1).find((each) => isOf(one, each) && isOf(each, one))
    return other ? [[one, other] as const] : []
  })
  return found.flatMap((each) => {
    if (pairs.some(([, second]) => second === each)) return []
    const [, other] = pairs.find(([first]) => first === each) ?? []
    return other ? { ...each, help: several.oldCopy(other.span.file, other.span.start.line) } : each
  })
}

const isPage = (file: string) => file.startsWith('pages/')

/** A page that got capital letters in its name. The links to it agree on small ones, so they are right. */
export function withCapitalFiles(
  found: readonly Diagnostic[],
  { loaded, allTexts }: Pick<Context, 'loaded' | 'allTexts'>,
): readonly Diagnostic[] {
  const written = once(() => addressesIn(allTexts()))
  const byPath = grouped(found, ({ code, subject }) => code === messages.linkSpelling.code && subject)
  return [...byPath].flatMap(([path, same]) => {
    const { path: file } =
      (path && loaded.pages.find((page) => routeOf(page.path).toLowerCase() === path)) || {}
    if (!file || written().has(routeOf(file))) return same
    const { subject: _subject, fix: _fix, ...link } = same[0]
    const places = same.map(({ span }) => placeOf(span))
    return { ...link, span: startOf(file), help: several.fileWithCapitals(file, places) }
  })
}

const FOLDERS = [messages.imageMissing.code, messages.unknownSnippet.code]

/** Several files are missing in a folder that has none: the folder was moved, or has a new name. */
export function withMovedFolders(
  found: readonly Diagnostic[],
  { loaded, publicFiles }: Pick<Context, 'loaded' | 'publicFiles'>,
): readonly Diagnostic[] {
  return FOLDERS.reduce((all, code) => {
    const missing = all.filter((each) => each.code === code)
    const [first] = missing
    const [folder = '', ...rest] = (first?.subject ?? '').split('/')
    const files = new Set(missing.map(({ subject }) => subject))
    const known = [...loaded.images, ...loaded.snippets.map(({ path }) => path.replace('pages/', ''))]
    const isInFolder = (name: string) => name.startsWith(`${folder}/`)
    if (!first || files.size < 3 || known.some(isInFolder)) return all
    if (![...files].every((file = '') => isInFolder(file))) return all
    const [there] = [
      ...loaded.others,
      ...publicFiles().names.map((name) => `../public/${name}`),
      ...loaded.pages.map(({ path }) => path.replace('pages/', '')),
    ]
      .filter((name) => name.endsWith(`/${rest.join('/')}`))
      .sort((a, b) => a.length - b.length)
    const now = there && `pages/${there.slice(0, -rest.join('/').length)}`.replace('pages/../', '')
    const { fix: _fix, subject: _subject, ...told } = first
    const once = { ...told, help: several.folderMoved(`pages/${folder}/`, files.size, now) }
    const isPart = ({ code, span }: Diagnostic) =>
      now !== undefined && code === messages.missingField.code && span.file.startsWith(now)
    return all.flatMap((each) => (each === first ? once : missing.includes(each) || isPart(each) ? [] : each))
  }, found)
}

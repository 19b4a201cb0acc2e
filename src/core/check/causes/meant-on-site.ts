/** What other files of the site say about a mistake: a file is in another folder, or a page has this title. */
import { only } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { lastPart } from '../../base/last-part.ts'
import { valueAt } from '../../base/value-at.ts'
import { addressOfFile } from '../../site/linked-file.ts'
import { replaced } from '../../yaml/rewrite.ts'
import { writtenAt } from '../../yaml/source-file.ts'
import { ofTitle } from '../links/page-by-title.ts'
import type { Context } from './context.ts'

type Files = () => readonly string[]

export function withMeantOnSite(found: readonly Diagnostic[], context: Context): readonly Diagnostic[] {
  const filesFor = filesElsewhere(found, context)
  const moved = new Set<string>()
  const told: Diagnostic[] = []
  for (const each of found) {
    const { code, subject = '', span, fix } = each
    const bare = subject.replace(/^\/+/, '')
    const to = WANTED[code]?.(subject) ?? `pages/${bare}`
    const there = fix ? undefined : sameNameIn(filesFor[code]?.() ?? [], to)
    const meant = there === undefined ? meantBy(each, context) : undefined
    if (there !== undefined) {
      moved.add(there)
      told.push({
        ...each,
        ...remedies.moveFile(there, to, WANTED[code] || bare === subject ? undefined : bare),
      })
    } else if (meant) told.push({ ...each, help: remedies.write(meant), fix: [replaced(span, meant)] })
    else told.push(each)
  }
  return told.filter(({ code, span }) => !OF_MOVED.has(code) || !moved.has(span.file))
}

/** Where else the file that a finding misses may be, by the code of the finding. */
function filesElsewhere(
  found: readonly Diagnostic[],
  { loaded, publicFiles, strays }: Context,
): Readonly<Record<string, Files>> {
  const filesWith = (code: string) => [
    ...new Set(found.flatMap((each) => (each.code === code ? each.span.file : []))),
  ]
  const others = () => loaded.others.map((name) => `pages/${name}`)
  return {
    [messages.fileMissing.code]: others,
    [messages.tableMissing.code]: others,
    [messages.imageMissing.code]: () => publicFiles().names.map((name) => `public/${name}`),
    // A snippet in another folder is read as a page, and a page among the snippets as a snippet.
    [messages.unknownSnippet.code]: () => [...filesWith(messages.missingField.code), ...others()],
    [messages.brokenLink.code]: () => [
      ...filesWith(messages.unknownField.code).filter((file) => file.startsWith('pages/snippets/')),
      ...(strays?.() ?? []),
    ],
  }
}

/** The only file with the name of another one that is not there. */
function sameNameIn(files: readonly string[], to: string): string | undefined {
  const names = SHOWN.map((ending) => last(to) + ending)
  const there = only(files, (file) => names.includes(last(file)))
  return there === to ? undefined : there
}

/** What belongs in the place of an address or a link. */
function meantBy(
  { code, span }: Diagnostic,
  { loaded, pages, publicFiles, textOf }: Context,
): string | undefined {
  // Only these need the text, which may not have been read yet.
  const written = () => writtenAt({ textIn: textOf }, span)
  if (code === messages.linkAsText.code) return linkToFile(written(), () => publicFiles().names)
  if (code !== messages.notARoute.code) return undefined
  const titles = pages.map(({ route, page }) => [route, page.title] as const)
  return ofTitle(written(), titles) ?? ownPath(written(), loaded.site?.value)
}

/** `/music`, for the whole address of a page of the site. */
function ownPath(written: string, site: unknown): string | undefined {
  const url = String(valueAt(site, ['url'])).replace(/\/*$/, '/')
  const path = written.startsWith(url) ? written.slice(url.length - 1) : ''
  return /^\/[\w./-]+$/.test(path) ? path : undefined
}

/** `[the fees](/Fee structure.pdf)`, where there is such a file. */
function linkToFile(link: string, names: () => readonly string[]): string | undefined {
  const [, words = '', path = ''] = /^(.*\]\()\/([^()]+)\)$/.exec(link) ?? []
  const isThere = path !== '' && names().includes(path.trim())
  return isThere ? `${words}${addressOfFile(`/${path.trim()}`)})` : undefined
}

/** The file that a missing name belongs to, if it is not that name below pages/. */
const WANTED: Readonly<Record<string, (subject: string) => string>> = {
  [messages.fileMissing.code]: (subject) => subject,
  [messages.brokenLink.code]: (subject) => `pages${subject}.yaml`,
}

/** What is said of a file that is read as something else. */
const OF_MOVED = codesOf(messages.missingField, messages.unknownField, messages.snippetUnused)

/** Windows hides the last ending of a name, so authors give it a second one. */
const SHOWN = ['', '.txt']

const last = (path: string) => lastPart(path).toLowerCase()

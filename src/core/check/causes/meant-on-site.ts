/** What other files of the site say about a mistake: a file is in another folder, or a page has this title. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { valueAt } from '../../base/value-at.ts'
import { addressOfFile } from '../../site/linked-file.ts'
import { replaced } from '../../yaml/rewrite.ts'
import { writtenAt } from '../../yaml/source-file.ts'
import { ofTitle } from '../links/page-by-title.ts'
import type { Context } from './context.ts'

export function withMeantOnSite(
  found: readonly Diagnostic[],
  { loaded, pages, publicFiles, strays, textOf }: Context,
): readonly Diagnostic[] {
  const withFinding = (code: string) => [
    ...new Set(found.flatMap((each) => (each.code === code ? each.span.file : []))),
  ]
  const others = () => loaded.others.map((name) => `pages/${name}`)
  const elsewhere: Readonly<Record<string, () => readonly string[]>> = {
    [messages.fileMissing.code]: others,
    [messages.tableMissing.code]: others,
    [messages.imageMissing.code]: () => publicFiles().names.map((name) => `public/${name}`),
    // A snippet in another folder is read as a page, and a page among the snippets as a snippet.
    [messages.unknownSnippet.code]: () => [...withFinding(messages.missingField.code), ...others()],
    [messages.brokenLink.code]: () => [
      ...withFinding(messages.unknownField.code).filter((file) => file.startsWith('pages/snippets/')),
      ...(strays?.() ?? []),
    ],
  }
  const titles = () => pages.map(({ route, page }) => [route, page.title] as const)
  const moved = new Set<string>()
  const meant = found.map((each) => {
    const { code, subject = '', span, fix } = each
    const files = fix ? undefined : elsewhere[code]
    const to = WANTED[code]?.(subject) ?? `pages/${subject}`
    const there =
      files?.().filter((file) => SHOWN.map((ending) => last(to) + ending).includes(last(file))) ?? []
    if (there.length === 1 && there[0] !== to) {
      there.forEach((file) => void moved.add(file))
      return { ...each, ...remedies.moveFile(there.join(''), to) }
    }
    // Only these need the text, which may not have been read yet.
    const written = () => writtenAt({ textIn: textOf }, span)
    const meant =
      code === messages.linkAsText.code
        ? linkToFile(written(), () => publicFiles().names)
        : code === messages.notARoute.code
          ? (ofTitle(written(), titles()) ?? ownPath(written(), loaded.site?.value))
          : undefined
    return meant ? { ...each, help: remedies.write(meant), fix: [replaced(span, meant)] } : each
  })
  return meant.filter(({ code, span }) => !OF_MOVED.has(code) || !moved.has(span.file))
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

const last = (path: string) => path.replace(/^.*\//, '').toLowerCase()

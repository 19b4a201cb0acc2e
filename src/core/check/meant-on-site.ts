/** What other files of the site say about a mistake: a file is in another folder, or a page has this title. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import * as remedies from '../../diagnostics/remedies.ts'
import type { Assembly } from '../site/assemble.ts'
import { replaced } from '../yaml/rewrite.ts'

export function withMeantOnSite(
  found: readonly Diagnostic[],
  { loaded, pages, publicFiles }: Pick<Assembly, 'loaded' | 'pages' | 'publicFiles'>,
  textOf: (file: string) => string | undefined,
): readonly Diagnostic[] {
  const elsewhere: Readonly<Record<string, () => readonly string[]>> = {
    [messages.fileMissing.code]: () => loaded.others.map((name) => `pages/${name}`),
    [messages.tableMissing.code]: () => loaded.others.map((name) => `pages/${name}`),
    [messages.imageMissing.code]: () => publicFiles().names.map((name) => `public/${name}`),
  }
  return found.map((each) => {
    const { code, message, span, fix } = each
    const files = fix ? undefined : elsewhere[code]
    const [, wanted = ''] = (files && /`(.+)`/.exec(message)) ?? []
    const there =
      files?.().filter((file) => SHOWN.map((ending) => last(wanted) + ending).includes(last(file))) ?? []
    const to = code === messages.fileMissing.code ? wanted : `pages/${wanted}`
    if (there.length === 1 && there[0] !== to) return { ...each, help: remedies.moveFile(there.join(''), to) }
    if (code !== messages.notARoute.code) return each
    const title = textOf(span.file)?.slice(span.start.offset, span.end.offset)
    const titled = pages.filter(({ page }) => page.title === title).map(({ route }) => route)
    return titled.length === 1
      ? { ...each, help: remedies.write(titled.join('')), fix: [replaced(span, titled.join(''))] }
      : each
  })
}

/** Windows hides the last ending of a name, so authors give it a second one. */
const SHOWN = ['', '.txt']

const last = (path: string) => path.replace(/^.*\//, '').toLowerCase()

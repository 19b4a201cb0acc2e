/** A page is gone, and several files link to it. If there is one page that no file links to, it may be its new name. */
import { only } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { nearest } from '../../../diagnostics/wording.ts'
import { once } from '../../base/memoize.ts'
import type { LinkedPage } from '../../site/site.ts'
import type { Context } from './context.ts'

export function withNewNames(
  found: readonly Diagnostic[],
  { pages, allTexts }: Pick<Context, 'pages' | 'allTexts'>,
): readonly Diagnostic[] {
  const written = once(() => new Set(allTexts().flatMap((text) => text.match(/\/[\w/.-]+/g) ?? [])))
  /** Pages of other languages are linked to without their folder. The home page and the 404 page need no link. */
  const isNew = ({ route, page }: LinkedPage) =>
    lastOf(route).length > '/404'.length &&
    !(page.draft || page.noindex || page.aliases || page.layout === 'bare') &&
    !written().has(route) &&
    !written().has(lastOf(route))
  return found.map((each) => {
    const { code, subject = '', help = '', repeats = [], span } = each
    if (code !== messages.brokenLink.code || !repeats.some(({ file }) => file !== span.file)) return each
    const [sentence = '', guess = ''] = /^Did you mean `(\S+)`.*?\? /.exec(help) ?? []
    if (help.startsWith('The file') || (sentence && !isLike(subject, guess))) return each
    const now = only(pages, (page) => folderOf(page.route) === folderOf(subject) && isNew(page))
    const advice = help.slice(sentence.length)
    return { ...each, help: now ? remedies.withNewName(advice, now.route) : advice }
  })
}

const lastOf = (route: string) => route.replace(/.*(?=\/)/, '')
const folderOf = (route: string) => route.replace(/[^/]*$/, '')

/** Only by its letters: it has no word in common. */
const isLike = (route: string, guess: string) =>
  !guess.includes(route.slice(1)) && !route.includes(guess.slice(1)) && nearest(route, [guess]) !== undefined

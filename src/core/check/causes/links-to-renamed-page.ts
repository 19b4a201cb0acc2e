/** A page is gone, and several files link to it. If there is one page that no file links to, it may be its new name. */
import { only } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { nearest, withoutVague } from '../../../diagnostics/wording.ts'
import { once } from '../../base/memoize.ts'
import type { LinkedPage } from '../../site/site.ts'
import { languagesIn } from '../../validate/site-in-language.ts'
import type { Context } from './context.ts'

type LinkAdvice = {
  readonly sure?: string
  readonly newName?: string | undefined
  /** The page that may get the address of the link. */
  readonly movable?: string | undefined
  /** Of the language that has all these links. */
  readonly prefix?: string | undefined
}
type Files = Pick<Context, 'loaded' | 'pages' | 'allTexts'>

/**
 * Several files do not have the same slip of the pen. So a guess by the letters alone gives way to the new name, and so
 * does one by the words of a single link.
 */
export function linkAdvice(files: Files) {
  const written = once(() => addressesIn(files.allTexts()))
  const languages = once(() => languagesIn(files.loaded.site?.value).map((name) => `/${name}`))
  const languageOf = (route: string) => languages().find((folder) => route.startsWith(`${folder}/`))
  const prefixIn = ({ span, advice }: Diagnostic) =>
    advice?.prefix ?? languageOf(span.file.replace(/^pages/, '')) ?? ''
  const knownPage = (link: Diagnostic): LinkAdvice => {
    const { subject = '', advice: { guesses = [], is } = {} } = link
    const sure = withoutVague(link)
    const guess = sure && only(guesses, (each) => !/^\/$|#/.test(each))
    // A page does not move into another language, nor to its own alias.
    const isMovable = guess && is !== 'an alias' && languageOf(guess) === languageOf(subject)
    return { sure, movable: isMovable ? guess : undefined }
  }
  return (link: Diagnostic, others: readonly Diagnostic[]): LinkAdvice => {
    const { subject = '', span, advice: { guesses = [], is } = {} } = link
    const prefix = only([...new Set([link, ...others].map(prefixIn))])
    const isInOneFile = others.every((each) => each.span.file === span.file)
    const mayGo = (guess: string) =>
      !isPart(subject, guess) &&
      (nearest(subject, [guess]) !== undefined ||
        others.some(({ advice }) => !advice?.guesses?.includes(guess)))
    const isSure = is === 'a file that moved' || is === 'a page titled so' || is === 'an alias'
    if (isInOneFile || isSure || !guesses.slice(0, 1).every(mayGo)) return { ...knownPage(link), prefix }
    return { newName: newNameOf(subject, files.pages, written()), prefix }
  }
}

/** Everything in some texts that may be an address. */
export const addressesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(/\/[\w/.-]+/g) ?? []))

/** Pages of other languages are linked to without their folder. The home page and the 404 page need no link. */
function newNameOf(gone: string, pages: Files['pages'], written: ReadonlySet<string>): string | undefined {
  const isNew = ({ route, page }: LinkedPage) =>
    lastOf(route).length > '/404'.length &&
    !(page.draft || page.publishFrom || page.noindex || page.aliases || page.layout === 'bare') &&
    !written.has(route) &&
    !written.has(lastOf(route))
  return only(pages, (page) => folderOf(page.route) === folderOf(gone) && isNew(page))?.route
}

const lastOf = (route: string) => route.replace(/.*(?=\/)/, '')
const folderOf = (route: string) => route.replace(/[^/]*$/, '')

/** `/basket` and `/basketball`. */
const isPart = (route: string, guess: string) =>
  guess.includes(route.slice(1)) || route.includes(guess.slice(1))

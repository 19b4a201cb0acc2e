/** Links to the same page in the other languages of the site. A part of its own, because they differ from page to page. */
import type { Words } from '../../block/words.ts'
import type { LanguageLink } from '../types.ts'

type LanguagesProps = { readonly links: readonly LanguageLink[]; readonly words: Words }

export function Languages({ links, words }: LanguagesProps) {
  return (
    <nav className="languages" data-part="languages" aria-label={words.otherLanguages}>
      {links.map(({ lang, href, title }) => (
        <a key={lang} href={href} hrefLang={lang} lang={lang}>
          {title}
        </a>
      ))}
    </nav>
  )
}

/** The one way to write a link. It takes plain data, so islands can use it too. */
import type { ReactNode } from 'react'
import type { ResolvedLink } from './view.ts'

export type AnchorProps = {
  readonly link: ResolvedLink
  /** What a screen reader says about the new tab: `page.words.newTab`. */
  readonly newTab: string
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A link to a page or an outside address. Without an address it is only its words. */
export function Anchor({ link, newTab, className, children = link.title }: AnchorProps) {
  if (link.href === '') return <span className={className}>{children}</span>
  return (
    <a
      className={className}
      href={link.href}
      hrefLang={link.hrefLang}
      lang={link.lang}
      aria-current={link.current ? 'page' : undefined}
      data-reload={link.reload ? '' : undefined}
      target={link.external ? '_blank' : undefined}
      rel={link.external ? 'noopener noreferrer' : undefined}
    >
      {children}
      {link.external && <NewTab newTab={newTab} />}
    </a>
  )
}

/** The words that a link adds if it opens a new tab. */
function NewTab({ newTab }: Pick<AnchorProps, 'newTab'>) {
  return <span className="visually-hidden">{` (${newTab})`}</span>
}

/** The one way to write a link. It takes plain data, so islands can use it too. */
import type { ReactNode } from 'react'
import type { ResolvedLink } from './view.ts'

export type AnchorProps = {
  readonly link: ResolvedLink
  /** The words that tell a screen reader of the new tab: `page.words.newTab`. */
  readonly newTab: string
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A link to a page or an outside address. One without an address is its words and nothing else. */
export function Anchor({ link, newTab, className, children = link.title }: AnchorProps) {
  if (link.href === '') return <span className={className}>{children}</span>
  return (
    <a className={className} {...anchorAttributes(link)}>
      {children}
      {link.external && <NewTab newTab={newTab} />}
    </a>
  )
}

/** What a link says to the browser, for components that write the `<a>` themselves. */
export function anchorAttributes(link: ResolvedLink) {
  const marks = {
    href: link.href,
    'aria-current': link.current ? ('page' as const) : undefined,
    'data-reload': link.reload ? '' : undefined,
  }
  return link.external ? { ...marks, target: '_blank', rel: 'noopener noreferrer' } : marks
}

/** What a link adds to its words when it opens a new tab. */
export function NewTab({ newTab }: Pick<AnchorProps, 'newTab'>) {
  return <span className="visually-hidden">{` (${newTab})`}</span>
}

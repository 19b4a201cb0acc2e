/**
 * The enroll button and the link to the top. They are always visible and cover nothing: on small screens they are in a
 * bar below the page, on wide screens in the right margin. Without an enroll button, the link to the top is at the end of
 * the page: a bar for one arrow would take too much of a small screen.
 */
import { Anchor } from '../../block/anchor.tsx'
import type { ResolvedLink } from '../../block/view.ts'
import type { Words } from '../../block/words.ts'

type DockProps = { readonly enroll: ResolvedLink | undefined; readonly words: Words }

export function Dock({ enroll, words }: DockProps) {
  return (
    <aside className={enroll ? 'dock' : 'container'} aria-label={enroll?.title ?? words.scrollToTop}>
      {enroll && <Anchor link={enroll} newTab={words.newTab} className="enroll" />}
      <a className="to-top" href="#top">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 19V6m-6 6 6-6 6 6" />
        </svg>
        <span className="visually-hidden">{words.scrollToTop}</span>
      </a>
    </aside>
  )
}

/** Links to the pages that follow in the chains of this page. */
import Container from 'react-bootstrap/Container'
import { Anchor } from '../../block/anchor.tsx'
import type { ResolvedLink } from '../../block/view.ts'
import type { Words } from '../../block/words.ts'

export type PagerProps = { readonly next: readonly ResolvedLink[]; readonly words: Words }

export function Pager({ next, words }: PagerProps) {
  if (next.length === 0) return null
  return (
    <nav className="pager" aria-label={words.next}>
      <Container>
        {next.map((link) => (
          <Anchor key={link.href} link={link} newTab={words.newTab} className={classOf(link)}>
            <small>{words.next}</small>
            <span>{link.title}</span>
          </Anchor>
        ))}
      </Container>
    </nav>
  )
}

/** If the author's words already have an arrow, there is no second one. */
function classOf({ title }: ResolvedLink): string {
  return title.endsWith('→') ? 'pager-link' : 'pager-link pager-arrow'
}

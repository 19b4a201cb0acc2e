/** The way to the page through the menu. */
import Container from 'react-bootstrap/Container'
import type { ResolvedLink } from '../../block/view.ts'
import type { Words } from '../../block/words.ts'
import { hasWay } from '../optional-parts.ts'

type BreadcrumbsProps = { readonly trail: readonly ResolvedLink[]; readonly words: Words }

/** The page itself comes last and is no link. */
export function Breadcrumbs({ trail, words }: BreadcrumbsProps) {
  if (!hasWay(trail)) return null
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
      <Container as="ol">
        {trail.map(({ title, href, current }) => (
          <li key={`${title} ${href}`}>
            {current || href === '' ? (
              <span aria-current={current ? 'page' : undefined}>{title}</span>
            ) : (
              <a href={href}>{title}</a>
            )}
          </li>
        ))}
      </Container>
    </nav>
  )
}

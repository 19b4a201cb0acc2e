/** The path to the page through the menu. */
import Container from 'react-bootstrap/Container'
import type { Words } from '../../block/words.ts'
import type { Shell } from '../types.ts'

type BreadcrumbsProps = Pick<Shell, 'way'> & { readonly title: string; readonly words: Words }

/** The page itself comes last and is no link. */
export function Breadcrumbs({ way, title: own, words }: BreadcrumbsProps) {
  if (way.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
      <Container as="ol">
        {way.map(({ title, href }) => (
          <li key={`${title} ${href}`}>{href === '' ? <span>{title}</span> : <a href={href}>{title}</a>}</li>
        ))}
        <li>
          <span aria-current="page">{own}</span>
        </li>
      </Container>
    </nav>
  )
}

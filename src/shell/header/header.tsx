/**
 * The head of the site. It works by markup and styles alone: an empty `<details>` stands before each list that
 * opens, so that one markup serves phones (its state) and wide screens (hover and focus).
 */
import Container from 'react-bootstrap/Container'
import { Anchor } from '../../block/anchor.tsx'
import { Picture } from '../../block/picture.tsx'
import type { HeaderProps } from './header-props.ts'
import { Menu } from './menu.tsx'

export function Header({ home, logo, motto, items, words }: HeaderProps) {
  return (
    <header className="site-header">
      <Container className="site-name">
        <Anchor link={home} newTab={words.newTab} className="brand">
          {logo && <Picture picture={logo} />}
          <span>{home.title}</span>
        </Anchor>
        {motto && <p>{motto}</p>}
      </Container>
      <nav aria-label={words.mainNavigation}>
        <details className="menu-button">
          <summary>{words.menu}</summary>
        </details>
        <Menu items={items} newTab={words.newTab} />
      </nav>
    </header>
  )
}

/** The end of every page: links, contacts, and what authorities ask for. */
import Container from 'react-bootstrap/Container'
import type { PageContext } from '../../block/view.ts'
import { Columns } from './columns.tsx'
import { Imprint } from './imprint.tsx'
import { Ridges } from './ridges.tsx'

/** The content of the `<footer>`. */
export function Footer({ page }: { readonly page: PageContext }) {
  return (
    <>
      <Ridges />
      <Container>
        <Columns page={page} />
        <Imprint page={page} />
      </Container>
    </>
  )
}

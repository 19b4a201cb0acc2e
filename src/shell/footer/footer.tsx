/** The end of every page: links, contacts, and what authorities ask for. */
import Container from 'react-bootstrap/Container'
import { lookOf } from '../../block/theme.ts'
import type { PageContext } from '../../block/view.ts'
import { Columns } from './columns.tsx'
import { Drawing } from './drawing.tsx'
import { Imprint } from './imprint.tsx'

/** The content of the `<footer>`. */
export function Footer({ page }: { readonly page: PageContext }) {
  return (
    <>
      <Drawing kind={lookOf(page.config).footer} />
      <Container>
        <Columns page={page} />
        <Imprint page={page} />
      </Container>
    </>
  )
}

/** What every page ends with: ways on, ways to reach people, what authorities ask for. */
import Container from 'react-bootstrap/Container'
import type { PageContext } from '../../block/view.ts'
import { Columns } from './columns.tsx'
import { Imprint } from './imprint.tsx'
import { Ridges } from './ridges.tsx'

/** What stands in the `<footer>`. */
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

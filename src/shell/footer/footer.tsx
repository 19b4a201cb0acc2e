/** What every page ends with: ways on, ways to reach people, what authorities ask for. */
import type { ReactNode } from 'react'
import Container from 'react-bootstrap/Container'
import type { PageContext } from '../../block/view.ts'
import { Columns } from './columns.tsx'
import { Imprint } from './imprint.tsx'
import { Ridges } from './ridges.tsx'

export type FooterProps = { readonly page: PageContext; readonly children?: ReactNode }

export function Footer({ page, children }: FooterProps) {
  return (
    <footer className="site-footer">
      <Ridges />
      <Container>
        <Columns page={page} />
        <Imprint page={page} />
      </Container>
      {children}
    </footer>
  )
}

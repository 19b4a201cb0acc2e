/** What blocks share: a section named by its heading. */
import { type ReactNode, useId } from 'react'
import { ButtonLink } from './button-link.tsx'
import { type Prose, textOf } from './text.tsx'
import type { LinkFields, PageContext } from './view.ts'

export type SectionProps = {
  /** The kebab-case name of the block type. */
  readonly className: string
  readonly page: PageContext
  readonly anchor?: string | undefined
  readonly title?: string | undefined
  readonly text?: Prose | undefined
  readonly links?: readonly LinkFields[] | undefined
  /** 1 for the block that gives the page its title. */
  readonly level?: 1 | 2
  /** What is behind the heading, over the whole width. `null` leaves only the dark background. */
  readonly backdrop?: ReactNode
  readonly children?: ReactNode
}

export function Section({
  className,
  page,
  anchor,
  title,
  text,
  links,
  level = 2,
  backdrop,
  children,
}: SectionProps) {
  const id = useId()
  const Heading = level === 1 ? 'h1' : 'h2'
  const head = (
    <>
      {title && <Heading id={id}>{title}</Heading>}
      {textOf(page, text)}
      {links && <Buttons page={page} links={links} />}
    </>
  )
  return (
    <section className={`block ${className}`} id={anchor} aria-labelledby={title && id}>
      {backdrop !== undefined && (
        <div className="scene">
          {backdrop}
          <div className="scene-words">
            <div className="container">{head}</div>
          </div>
        </div>
      )}
      {(backdrop === undefined || children) && (
        <div className="container">
          {backdrop === undefined && head}
          {children}
        </div>
      )}
    </section>
  )
}

type ButtonsProps = { readonly page: PageContext; readonly links: readonly LinkFields[] }

/** A row of links. The first is the primary one. */
function Buttons({ page, links }: ButtonsProps) {
  return (
    <div className="buttons">
      {links.map((fields, index) => (
        <ButtonLink
          key={`${fields.title} ${fields.href}`}
          link={page.link(fields)}
          newTab={page.words.newTab}
          variant={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  )
}

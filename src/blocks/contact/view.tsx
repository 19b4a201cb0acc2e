import type { ReactNode } from 'react'
import type { Block } from '../../../schema/page.ts'
import type { SiteConfig } from '../../../schema/site.ts'
import { GRID } from '../../block/grid.ts'
import { Section } from '../../block/section.tsx'
import { telephone } from '../../block/telephone.ts'
import { addressOf } from '../../block/text.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'

type Entry = NonNullable<SiteConfig['contacts']>[string]

export const view: BlockView<Block<'contact'>> = ({ block, page }) => {
  const { contacts = {} } = page.config
  return (
    <Section className="contact" page={page} {...block}>
      <ul className={GRID}>
        {block.contacts.map((name) => {
          const entry = contacts[name]
          return (
            entry && (
              <li className="col" key={name}>
                <ContactCard entry={entry} page={page} />
              </li>
            )
          )
        })}
      </ul>
    </Section>
  )
}

type ContactCardProps = { readonly entry: Entry; readonly page: PageContext }

function ContactCard({ entry: { title, phone, email, address }, page }: ContactCardProps) {
  const { words } = page
  return (
    <div className="card">
      <div className="card-body">
        <h3 className="card-title">{title}</h3>
        <dl>
          {phone && <Way name={words.phone} href={telephone(phone)} words={phone} />}
          {email && <Way name={words.email} href={`mailto:${email}`} words={breakable(email)} />}
          {address && (
            <div>
              <dt>{words.address}</dt>
              <dd>{addressOf(page, address)}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  )
}

/** If there is too little room, the address breaks before its host. */
function breakable(email: string): ReactNode {
  const [user, ...host] = email.split(/(?<=@)/)
  return (
    <>
      {user}
      <wbr />
      {host}
    </>
  )
}

type WayProps = { readonly name: string; readonly href: string | undefined; readonly words: ReactNode }

function Way({ name, href, words }: WayProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{href ? <a href={href}>{words}</a> : words}</dd>
    </div>
  )
}

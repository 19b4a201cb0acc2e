/** How to reach people, as the footer shows it. */
import { Anchor } from '../../block/anchor.tsx'
import { telephone } from '../../block/telephone.ts'
import { addressOf } from '../../block/text.tsx'
import type { PageContext } from '../../block/view.ts'

type ContactsProps = { readonly page: PageContext }

export function Contacts({ page }: ContactsProps) {
  const { contacts = {}, footer } = page.config
  const shown = (footer?.contacts ?? []).flatMap((name) => contacts[name] ?? [])
  if (shown.length === 0) return null
  return (
    <div className="footer-contacts">
      <h2>{page.words.contact}</h2>
      {shown.map(({ title, phone, email, address }) => (
        <address key={title}>
          <b>{title}</b>
          {phone && <Way page={page} title={phone} href={telephone(phone)} />}
          {email && <Way page={page} title={email} href={`mailto:${email}`} />}
          {addressOf(page, address)}
        </address>
      ))}
    </div>
  )
}

type WayProps = ContactsProps & { readonly title: string; readonly href: string | undefined }

function Way({ page, title, href }: WayProps) {
  return <Anchor link={page.link({ title, href })} newTab={page.words.newTab} />
}

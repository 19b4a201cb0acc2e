/** The columns of the footer: links, contacts, social networks. */
import { Anchor } from '../../block/anchor.tsx'
import type { LinkFields, PageContext } from '../../block/view.ts'
import { Contacts } from './contacts.tsx'

type ColumnsProps = { readonly page: PageContext }

export function Columns({ page }: ColumnsProps) {
  const { footer, social = [] } = page.config
  const networks = social.map(({ network, href }) => ({ title: network, href }))
  return (
    <div className="footer-columns">
      {footer?.groups?.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <Links page={page} links={links} />
        </nav>
      ))}
      <Contacts page={page} />
      {networks.length > 0 && (
        <div className="footer-social">
          <h2>{page.words.socialNetworks}</h2>
          <Links page={page} links={networks} />
        </div>
      )}
    </div>
  )
}

type LinksProps = ColumnsProps & { readonly links: readonly LinkFields[] }

/** A list of links. A link without an address is only its words. */
export function Links({ page, links }: LinksProps) {
  return (
    <ul>
      {links.map((fields) => (
        <li key={`${fields.title} ${fields.href}`}>
          <Anchor link={page.link(fields)} newTab={page.words.newTab} />
        </li>
      ))}
    </ul>
  )
}

/** The end of the footer: statements, certificate, motto, legal pages, copyright. */
import { Picture } from '../../block/picture.tsx'
import { inlineTextOf } from '../../block/text.tsx'
import type { PageContext } from '../../block/view.ts'
import { Links } from './columns.tsx'

export function Imprint({ page }: { readonly page: PageContext }) {
  const { footer, organisation } = page.config
  const { certificate, statements, legal, copyright } = footer ?? {}
  return (
    <div className="imprint">
      {certificate && <Picture picture={page.picture(certificate.image)} alt={certificate.alt} />}
      <div className="statements">
        {organisation.motto && <p className="motto">{organisation.motto}</p>}
        {statements?.map((statement) => (
          <p key={statement.markdown}>{inlineTextOf(page, statement)}</p>
        ))}
      </div>
      <div className="legal">
        {legal && <Links page={page} links={legal} />}
        {copyright && <p>{copyright}</p>}
      </div>
    </div>
  )
}

import type { Block } from '../../../schema/page.ts'
import { Picture } from '../../block/picture.tsx'
import { textOf } from '../../block/text.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'profile'>> = ({ block, page }) => {
  const own = page.config.organisation
  // Somebody from elsewhere is not on our campus.
  const { organisation, campus = organisation === undefined ? own.campus : undefined } = block
  return (
    <section className="block profile" id={block.anchor}>
      <div className="container">
        <article className="sheet">
          <header>
            {block.image && <Picture picture={page.picture(block.image)} alt={block.alt} />}
            <div>
              <h2>{block.name}</h2>
              <p className="role">{block.role}</p>
              <p>
                {organisation ?? own.name}
                {campus && <span>{campus}</span>}
                {block.since && (
                  <span>
                    {page.words.since} {block.since}
                  </span>
                )}
              </p>
            </div>
          </header>
          {block.bio && (
            <>
              <h3>{page.words.message}</h3>
              {textOf(page, block.bio)}
              <p className="signature">{block.name}</p>
            </>
          )}
        </article>
      </div>
    </section>
  )
}

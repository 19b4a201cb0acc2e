import type { Block } from '../../../schema/page.ts'
import { GRID } from '../../block/grid.ts'
import { Section } from '../../block/section.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'routeList'>> = ({ block, page }) => {
  const Heading = block.title ? 'h3' : 'h2'
  return (
    <Section className="route-list" page={page} {...block}>
      <div className={GRID}>
        {page.routes().map(({ title, entries }) => (
          <div className="col" key={title}>
            <Heading>{title}</Heading>
            <ul>
              {entries.map(({ href, title }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

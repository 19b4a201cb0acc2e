import type { Block } from '../../../schema/page.ts'
import { Section } from '../../block/section.tsx'
import { textOf } from '../../block/text.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'faq'>> = ({ block, page }) => {
  const Heading = block.title ? 'h3' : 'h2'
  return (
    <Section className="faq" page={page} {...block}>
      {block.items.map(({ question, answer, anchor }) => (
        <details key={question}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          {/* Browsers open what holds the place that an address names. So the place is the answer, not the box around it. */}
          <div className="answer" id={anchor}>
            {textOf(page, answer)}
          </div>
        </details>
      ))}
    </Section>
  )
}

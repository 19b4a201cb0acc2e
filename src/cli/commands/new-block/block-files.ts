/** The files of a new block. They compile, and show the parts of a block. */

export type BlockFile = { readonly name: string; readonly text: string }

/** `type` is the name of the block in camel case. A block of a site uses the public doors. */
export function blockFiles(type: string, isOfSite: boolean): readonly BlockFile[] {
  const className = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return [
    { name: 'schema.ts', text: (isOfSite ? DOORS_OF_SCHEMA : SOURCES_OF_SCHEMA) + schema(type) },
    { name: 'view.tsx', text: (isOfSite ? doorsOfView(type) : sourcesOfView(type)) + view(className) },
    { name: 'style.scss', text: (isOfSite ? '' : '@use "../../block/style";\n\n') + style(className) },
    { name: 'example.yaml', text: example(type) },
  ]
}

const DOORS_OF_SCHEMA = `import { block, heading, list, prose, z } from 'ukurasa/schema'
`
const SOURCES_OF_SCHEMA = `import { z } from 'zod'
import { block, heading, list, prose } from '../../../schema/vocabulary.ts'
`

const schema = (type: string) => `
export const ${type} = block('${type}', 'What the block shows, in one line', {
  title: heading(2, 'The heading'),
  text: prose('Words below the heading').optional(),
  items: list(
    z.strictObject({
      title: heading(3, 'The heading of the item'),
      text: prose('What the item says'),
    }),
    'The items, in order',
  ),
})
`

const doorsOfView = (type: string) => `import { type BlockView, Section, textOf } from 'ukurasa/block'
import type { z } from 'ukurasa/schema'
import type { ${type} } from './schema'

type Fields = z.output<typeof ${type}>
`
const sourcesOfView = (type: string) => `import type { Block } from '../../../schema/page.ts'
import { Section } from '../../block/section.tsx'
import { textOf } from '../../block/text.tsx'
import type { BlockView } from '../../block/view.ts'

type Fields = Block<'${type}'>
`

const view = (className: string) => `
export const view: BlockView<Fields> = ({ block, page }) => (
  <Section className="${className}" page={page} {...block}>
    {block.items.map((item) => (
      <article key={item.title}>
        <h3>{item.title}</h3>
        {textOf(page, item.text)}
      </article>
    ))}
  </Section>
)
`

const style = (className: string) => `.${className} {
  article {
    max-width: var(--measure);
    margin-block: 1.5rem;
  }
}
`

const example = (type: string) => `- name: Two items
  block:
    type: ${type}
    title: What it is about
    text: Words that lead to the items.
    items:
      - title: The first item
        text: What it says, with a link to [a page](/page).
      - title: The second item
        text: What this one says.
- name: Without words below the heading
  block:
    type: ${type}
    title: What else there is
    items:
      - title: The only item
        text: What it says.
`

import { z } from 'zod'
import { block, choice, emoji, heading, href, line, list, prose } from '../../../schema/vocabulary.ts'

const item = z.strictObject({
  title: line('The words of the link; without them the title of the page it leads to').optional(),
  href: href('Where it leads; without it the words stand there without a link').optional(),
  icon: emoji('One emoji before the words').optional(),
  text: prose('What one finds there').optional(),
})

export const linkList = block('linkList', 'A list of links', {
  title: heading(2, 'The heading').optional(),
  text: prose('Words between the heading and the links').optional(),
  variant: choice(['list', 'buttons'], 'How the links look; list when it is not said').optional(),
  links: list(item, 'The links, in order'),
})

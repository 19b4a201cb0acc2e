import { z } from 'zod'
import {
  block,
  choice,
  emoji,
  heading,
  href,
  line,
  list,
  prose,
  proseLine,
} from '../../../schema/vocabulary.ts'

const item = z.strictObject({
  title: line('The words of the link. Without them, it shows the title of the page it leads to').optional(),
  href: href('Where the link leads. Without it, the words are not a link').optional(),
  icon: emoji('One emoji before the words').optional(),
  text: proseLine('What people find there').optional(),
})

export const linkList = block('linkList', 'A list of links', {
  title: heading(2, 'The heading').optional(),
  text: prose('Words between the heading and the links').optional(),
  variant: choice(['list', 'buttons'], 'How the links look (without it: list)').optional(),
  links: list(item, 'The links, in order'),
})

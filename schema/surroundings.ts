/** What site.yaml may say about what surrounds each page: menu, footer, countdown. */
import { z } from 'zod'
import {
  contactName,
  href,
  instant,
  line,
  link,
  list,
  pictureFields,
  proseLine,
  route,
  target,
} from './vocabulary.ts'

const menuEntry = z.strictObject({
  title: line('The words in the menu').optional(),
  href: href().optional(),
  links: list(target, 'The links of a dropdown, instead of `href`').optional(),
})

export const footer = z
  .strictObject({
    groups: list(
      z.strictObject({ title: line('The heading'), links: list(link, 'The links below it') }),
      'Columns of links',
    ).optional(),
    contacts: list(
      contactName('The name of an entry of contacts'),
      'The contacts that the footer shows',
    ).optional(),
    statements: list(proseLine('A statement'), 'Statements that the law asks for').optional(),
    certificate: z
      .strictObject(pictureFields('mark'))
      .meta({ description: 'The picture of a certificate' })
      .optional(),
    legal: list(target, 'The links of the last line').optional(),
    copyright: line('The copyright line').optional(),
  })
  .meta({ description: 'What every page ends with' })

export const countdown = z
  .strictObject({
    label: line('The words before the time that is left: Free eye tests end in'),
    start: instant('When the empty bar starts to fill'),
    target: instant('When the countdown ends and its bar disappears'),
    href: href('The page that the bar leads to: /page, #place, link:name or https://…').optional(),
    hideOn: list(route('A page'), 'The pages that do not show the bar').optional(),
  })
  .meta({ description: 'A bar that counts down to a moment' })

const social = z.strictObject({ network: line('The name of the network'), href: href().optional() })

export const header = list(menuEntry, 'The menu, in order')
export const socialNetworks = list(social, 'Social networks').optional()

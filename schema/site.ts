/** What site.yaml may say: who the site belongs to, and everything that stands around its pages. */
import { z } from 'zod'
import {
  choice,
  contactName,
  flag,
  formed,
  href,
  instant,
  line,
  link,
  list,
  optionalPictureFields,
  pictureFields,
  prose,
  route,
  target,
} from './vocabulary.ts'

/** What programs that format numbers and dates understand. */
const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/
export const CURRENCY = /^[A-Z]{3}$/
export const OFFSET = /^[+-](?:0\d|1[0-4]):[0-5]\d$/

/** What a text can take up: `${facts.name}`. */
export const FACT_NAME = /^[^\s{}]+$/

const SEVERITIES = ['off', 'note', 'warning', 'error'] as const

const school = z.strictObject({
  name: line('The full name; it ends every page title'),
  shortName: line('A shorter name, where space is short').optional(),
  campus: line('The campus that profiles fall back to').optional(),
  motto: line('The motto, as it is written').optional(),
  founded: line('The year of foundation').optional(),
  registration: line('The registration number with the authorities').optional(),
  description: line('What it is, in one sentence').optional(),
})

const contact = z.strictObject({
  title: line('Whom one reaches: Admissions, Finance …'),
  phone: line('A phone number, written as people read it').optional(),
  email: line('An e-mail address').optional(),
  address: prose('A postal or physical address').optional(),
})

const menuEntry = z.strictObject({
  title: line('The words in the menu').optional(),
  href: href().optional(),
  links: list(target, 'The entries of the dropdown').optional(),
})

const footer = z.strictObject({
  groups: list(
    z.strictObject({ title: line('The heading'), links: list(link, 'The links below it') }),
    'Columns of links',
  ).optional(),
  contacts: list(
    contactName('The name of an entry of contacts'),
    'Which contacts stand in the footer',
  ).optional(),
  statements: list(prose('A statement'), 'Regulatory statements').optional(),
  certificate: z.strictObject(pictureFields('mark')).optional(),
  legal: list(target, 'Links of the last line').optional(),
  copyright: line('The copyright line').optional(),
})

const countdown = z.strictObject({
  label: line('What ends'),
  start: instant('When the count begins: progress is 0 before it'),
  target: instant('When it ends: the bar is gone from then on'),
  href: href().optional(),
  hideOn: list(route('A page'), 'Pages that do not show the bar').optional(),
})

const social = z.strictObject({
  network: line('The name of the network'),
  href: href().optional(),
})

const security = z.strictObject({
  contacts: list(
    contactName('The name of an entry of contacts'),
    'Whom somebody writes to who has found a weakness of the site',
  ),
  expires: instant('Until when this is sure to be true; at most a year ahead'),
  preload: flag(
    'true: this host and all hosts below it answer by https only, and browsers may come to know it by heart. This is hard to take back',
  ).optional(),
})

export const site = z
  .strictObject({
    schemaVersion: z
      .literal('1', { error: 'unknown-schema-version' })
      .meta({ description: 'The version of this format', yaml: 'number' }),
    url: line('The address of the site; it may have a path'),
    lang: formed(
      LANGUAGE,
      'not-a-language',
      'The language of the texts, as in <html lang>: en, sw, de',
      'en-KE',
    ),
    currency: formed(CURRENCY, 'not-a-currency', 'The currency of amounts: KES', 'KES').optional(),
    timezone: formed(
      OFFSET,
      'not-an-offset',
      'The offset of the place from UTC, as +03:00',
      '+03:00',
    ).optional(),
    characters: line('Characters beyond ASCII and common punctuation that the font must hold').optional(),
    pricePerMegabyte: line('What a megabyte costs a visitor, in the currency').optional(),
    school,
    logo: z.strictObject(optionalPictureFields('mark')).optional(),
    contacts: z.record(z.string(), contact).optional(),
    facts: z
      .record(
        z.string().regex(FACT_NAME, { error: 'not-a-name' }),
        line('A fact that texts take up as ${facts.name}'),
      )
      .optional(),
    links: z.record(z.string(), href('An outside address that pages use as link:name')).optional(),
    header: list(menuEntry, 'The menu, in order'),
    footer: footer.optional(),
    social: list(social, 'Social networks').optional(),
    chains: z
      .record(z.string(), list(target, 'Pages in their order; each ends in a link to the next'))
      .optional(),
    enroll: target.optional(),
    countdown: countdown.optional(),
    security: security.optional(),
    spelling: z.record(z.string(), line('How the word is usually spelt')).optional(),
    words: z.record(z.string(), line('A word of the page frame')).optional(),
    checks: z
      .record(z.string(), choice(SEVERITIES, 'How severe this finding is; off: it is not shown'))
      .optional(),
  })
  .meta({ title: 'Site', description: 'Who the site belongs to and what stands around its pages' })

/** The validated site.yaml. */
export type SiteConfig = z.output<typeof site>
export type Link = z.output<typeof link>

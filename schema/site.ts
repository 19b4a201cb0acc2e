/** What site.yaml may contain. Its larger parts have files of their own: the look, what surrounds pages, and Studio. */
import { z } from 'zod'
import { KINDS } from './kinds.ts'
import { refusal } from './refusals.ts'
import { studio } from './studio.ts'
import { countdown, footer, header, socialNetworks } from './surroundings.ts'
import { theme } from './theme.ts'
import {
  choice,
  contactName,
  flag,
  formed,
  href,
  instant,
  line,
  type link,
  list,
  optionalPictureFields,
  pictureFields,
  prose,
  target,
} from './vocabulary.ts'

/** The version of the format. A higher one needs a migration, see src/core/migrate. */
export const VERSION = '2'

/** Language tags that programs for numbers and dates understand. */
export const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/
const languageTag = (description: string) => formed(LANGUAGE, 'not-a-language', description, 'en-KE')
export const CURRENCY = /^[A-Z]{3}$/

/** A name that texts can use: `${facts.name}`, `link:name`. */
export const FACT_NAME = /^[^\s{}]+$/
const name = z.string().regex(FACT_NAME, refusal('not-a-name'))

const SEVERITIES = ['off', 'note', 'warning', 'error'] as const

const organisation = z
  .strictObject({
    kind: choice(KINDS, 'What it is, as search engines call it').optional(),
    name: line('The full name. In the browser tab, it follows the title of every page'),
    shortName: line('A short name, for places with little space').optional(),
    campus: line('The campus that the block profile shows if it has no campus of its own').optional(),
    motto: line('The motto').optional(),
    founded: line('The year in which it was founded').optional(),
    registration: line('The official registration number').optional(),
    description: line('What it is or does, in one sentence').optional(),
  })
  .meta({ description: 'The school, clinic, shop or other organisation that the site belongs to' })

const contact = z.strictObject({
  title: line('Who answers: Admissions, Finance …'),
  phone: line('A phone number, as people write it').optional(),
  email: line('An e-mail address').optional(),
  address: prose(
    'A postal or street address. For several lines, write `address: |` and the lines below',
  ).optional(),
})

const facts = z
  .record(name, line('A fact. Texts include it as ${facts.NAME}'))
  .meta({ description: 'Values that texts include as ${facts.NAME}' })
  .optional()

const links = z
  .record(name, href('An outside address. Pages link to it as link:NAME'))
  .meta({ description: 'Outside addresses. Pages link to them as link:NAME' })
  .optional()

const chains = z
  .record(z.string(), list(target, 'Pages, in order. Each ends in a link to the next one'))
  .meta({ description: 'Pages in order. Each page of a chain ends in a link to the next one' })
  .optional()

const words = z
  .record(z.string(), line('The words to show instead of those of Ukurasa'))
  .meta({
    description: 'Words of Ukurasa in the header, the footer and the blocks. You can change them',
  })
  .optional()

/** What another language has in place of the values above. The names are those of site.yaml. */
const language = z.strictObject({
  organisation: organisation
    .omit({ kind: true })
    .partial()
    .meta({ description: 'The organisation in this language' })
    .optional(),
  header: header.optional(),
  logo: z
    .strictObject({ alt: pictureFields('mark').alt })
    .meta({ description: 'The `alt` of the logo in this language' })
    .optional(),
  lang: languageTag('The language with its country, for dates and amounts').optional(),
  contacts: z
    .record(z.string(), contact.partial())
    .meta({ description: 'The contacts in this language' })
    .optional(),
  facts,
  links,
  footer: footer.optional(),
  social: socialNetworks,
  chains,
  enroll: target.partial().meta({ description: 'The button that stays in sight' }).optional(),
  countdown: countdown
    .pick({ label: true, href: true })
    .partial()
    .meta({ description: 'The bar that counts down' })
    .optional(),
  words,
})

const security = z
  .strictObject({
    contacts: list(
      contactName('The name of an entry of contacts'),
      'The contacts for people who find a security problem on the site',
    ),
    expires: instant('The last moment when these contacts are correct, at most a year from now'),
    preload: flag(
      'true: this host and all its subdomains only use https, and browsers may remember that for ever. Ask whoever runs the host first: it is hard to undo',
    ).optional(),
  })
  .meta({ description: 'Contacts for security problems. They are in /.well-known/security.txt' })

export const site = z
  .strictObject({
    schemaVersion: z
      .literal(VERSION, refusal('unknown-schema-version'))
      .meta({ description: `The version of this format. Write ${VERSION}`, yaml: 'number' }),
    url: line('The address of the site, such as https://example.org/ or https://example.org/school/'),
    lang: languageTag('The language of the texts: en, sw, fr, pt and so on, or one with its country'),
    currency: formed(
      CURRENCY,
      'not-a-currency',
      'The currency of amounts, in three letters',
      'KES',
    ).optional(),
    timezone: line('The time zone of the place')
      .meta({ examples: ['Africa/Nairobi', '+03:00'] })
      .optional(),
    characters: line(
      'Letters and signs that the font lacks, such as éñ. It has A–Z, digits, common punctuation, the letters of the languages of the site, and `€` or `£` if that is the currency',
    ).optional(),
    search: flag('true: the header has a search of all pages. It needs a page with routeList').optional(),
    pricePerMegabyte: line('What a megabyte of data costs a visitor, in the currency above').optional(),
    organisation,
    logo: z
      .strictObject(optionalPictureFields('mark'))
      .meta({
        description:
          'The logo, in the header. It is also the icon in the browser tab, unless public/ has favicon.svg or favicon.ico',
      })
      .optional(),
    theme: theme.optional(),
    contacts: z
      .record(z.string(), contact)
      .meta({ description: 'People and places to contact. Pages name them in the block contact' })
      .optional(),
    facts,
    links,
    header,
    footer: footer.optional(),
    social: socialNetworks,
    chains,
    enroll: target.meta({ description: 'The button that stays in sight on every page' }).optional(),
    countdown: countdown.optional(),
    security: security.optional(),
    studio: studio.optional(),
    spelling: z
      .record(z.string(), line('How the word is usually spelt'))
      .meta({ description: 'Words with an unusual spelling that is intended' })
      .optional(),
    words,
    languages: z
      .record(formed(LANGUAGE, 'not-a-language', 'The language, which is also its folder', 'sw'), language)
      .meta({ description: 'Other languages of the site, and what differs in them' })
      .optional(),
    checks: z
      .record(z.string(), choice(SEVERITIES, 'How severe this message is, or off to hide it'))
      .meta({ description: 'How severe a warning or a note is. NAME is its code' })
      .optional(),
  })
  .meta({ title: 'Site', description: 'Who the site belongs to, and what surrounds its pages' })

/** The validated site.yaml. */
export type SiteConfig = z.output<typeof site>
export type Link = z.output<typeof link>

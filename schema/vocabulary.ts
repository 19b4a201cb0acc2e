/**
 * The fields that blocks share. Every scalar reaches these schemas as the author's own characters (a string). The schema
 * decides what they mean, not YAML. `yaml` in the metadata says which YAML values an editor must accept.
 */
import { z } from 'zod'
import { type Refusal, refusal } from './refusals.ts'
import { LEAST_WIDTH, type Slot } from './slots.ts'

// zod would generate code for each schema. V8 would compile it in every command, which takes longer than it saves, even
// for 10,000 pages.
// Nobody sees zod's own messages.
z.config({ jitless: true, localeError: () => undefined })

/** `names` in the metadata: which names an editor may suggest. Other values are valid too. */
export type NameKind = 'address' | 'framed' | 'picture' | 'contact' | 'snippet' | 'table'

const AMOUNT = /^(?:\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d+)(?:\.\d{1,2})?$/
const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/
const TIMES = /^(?:[01]?\d|2[0-3]):[0-5]\d(?:\s*[-–—]\s*(?:[01]?\d|2[0-3]):[0-5]\d)?$/
const ROUTE = /^\/(?:[A-Za-z0-9][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9][A-Za-z0-9._~-]*)*)?$/
const ANCHOR = /^[a-z][a-z0-9-]*$/
const ASPECT_RATIOS = ['16:9', '4:3', '3:2', '1:1', '2:3'] as const

const QUANTITY = String.raw`-?(?:\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.\d+)?`
const inNumbers = (raw: string) => Number(raw.replaceAll(/[ ,]/g, ''))

/** Shared, because each of these calls makes a schema, and every command makes the schemas of all fields. */
const text = z.string().trim().min(1, refusal('empty-field'))

/** One line of plain words: a title, a name, a label. No Markdown. */
export const line = (description: string) => text.meta({ description, yaml: 'text' })

/**
 * The words of a heading. Level 1 is the title of the page, 2 the title of a block, 3 and 4 are for its parts. In a block
 * without a title the parts are one level higher.
 */
export const heading = (level: 1 | 2 | 3 | 4, description: string) =>
  line(description).meta({ heading: level })

/** Words in Markdown (no raw HTML). The output is `{ markdown }`, so that later stages recognize it. */
export const prose = (description: string) =>
  text.meta({ description, yaml: 'text' }).transform((markdown) => ({ markdown }))

/** The same on one line: bold words and links, but no paragraphs, lists or headings. */
export const proseLine = (description: string) =>
  text.meta({ description, yaml: 'text', isOneLine: true }).transform((markdown) => ({ markdown }))

/** `true` or `false`. */
export const flag = (description: string) =>
  z
    .enum(['true', 'false'], refusal('not-true-or-false'))
    .meta({ description, yaml: 'boolean' })
    .transform((word) => word === 'true')

/** A whole number. */
export const integer = (description: string) =>
  text
    .regex(/^-?\d+$/, refusal('not-a-number'))
    .meta({ description, yaml: 'number' })
    .transform(Number)

/** A number for charts: `12`, `12.5`, `1,200`. */
export const quantity = (description: string) =>
  text
    .regex(new RegExp(`^${QUANTITY}$`), refusal('not-a-number'))
    .meta({ description, yaml: 'number' })
    .transform(inNumbers)

/** The same, or `none` where there is no number. */
export const quantityOrNone = (description: string) =>
  text
    .regex(new RegExp(`^(?:none|${QUANTITY})$`), refusal('not-a-number'))
    .meta({ description, yaml: 'number' })
    .transform((raw) => (raw === 'none' ? null : inNumbers(raw)))

/**
 * Money in the site's currency, in its main unit: `64200`, `64,200` and `64 200` are the same. `control` in the metadata
 * names what Studio shows instead of a line of text.
 */
export const money = (description: string) =>
  text
    .regex(AMOUNT, refusal('not-an-amount'))
    .meta({ description, yaml: 'number', control: 'amount', examples: ['64,200'] })
    .transform((raw) => Number(raw.replaceAll(/[ ,\u00a0\u202f]/g, '')))

/** Where a link goes: a page (`/fees`), a file of public/, an anchor, a named link (`link:portal`), https, mailto or tel. */
export const href = (
  description = 'Where the link leads: /page, /file.pdf (a file in public/), #place, link:name, https://…, mailto:… or tel:…',
) => line(description).meta({ names: 'address' })

/** Words of a certain form. */
export const formed = (pattern: RegExp, why: Refusal, description: string, ...examples: readonly string[]) =>
  text.regex(pattern, refusal(why)).meta({ description, yaml: 'text', examples: [...examples] })

/** The name of an entry of `contacts` in site.yaml. */
export const contactName = (description: string) => line(description).meta({ names: 'contact' })

/** The path of a page. */
export const route = (description: string, example = '/fees') =>
  formed(ROUTE, 'not-a-route', description, example)

/** The name of a place on a page, as in `/location#contact`. */
export const anchor = (description = 'The name of this place in links, after `#`') =>
  formed(ANCHOR, 'not-an-anchor', description, 'grade-4')

/** An emoji, a flag or a keycap, and no second one. Not letters such as `:ship:` or the name of an icon. */
const ONE = String.raw`(?:\p{Extended_Pictographic}|\p{RI}{2}|\u20e3)`
const EMOJI = new RegExp(
  String.raw`^(?=.*(?:${ONE}|\p{So}))(?!.*${ONE}[^\u200d]*${ONE})(?:[^\p{L}\s:]|ℹ)+$`,
  'u',
)

export const emoji = (description: string) => formed(EMOJI, 'not-an-emoji', description, '🎻')

/** A link: its words (`title`, or else the title of the page it leads to) and its address. */
export const linkFields = {
  title: line('The words of the link. Without them, it shows the title of the page it leads to').optional(),
  href: href().optional(),
  reload: flag(
    'true: the browser loads that page as if a visitor typed its address. Needed only if a script of that page does not start without it',
  ).optional(),
}
export const link = z.strictObject(linkFields)

/** A link that must lead somewhere. */
export const target = z.strictObject({ ...linkFields, href: href() })

const alternatives = {
  alt: line('What the picture shows, for people who cannot see it').optional(),
  decorative: flag('true: the picture is only decoration').optional(),
}
/** The output is `{ file, slot }`, so that later stages know how wide the picture is shown. */
const image = (slot: Slot) =>
  line(
    `A picture in the folder pages/, such as images/hall.svg. A photograph must be at least ${LEAST_WIDTH[slot]} pixels wide`,
  )
    .meta({ names: 'picture' })
    .transform((file) => ({ file, slot }))

/** A required picture. The check stage makes sure that `alt` or `decorative` is given. */
export const pictureFields = (slot: Slot) => ({ image: image(slot), ...alternatives })

/** An optional picture. */
export const optionalPictureFields = (slot: Slot) => ({ image: image(slot).optional(), ...alternatives })

/** A day such as `2025-01-08`, or `stated: 29 Feb`: words that are shown as they are, and marked as unverified. */
export const date = (description: string) =>
  z
    .union([
      text
        .regex(ISO_DATE, refusal('not-a-date'))
        .meta({ yaml: 'text', examples: ['2025-01-08'] })
        .transform((iso) => ({ iso })),
      z.strictObject({
        stated: line('A date in words, if nobody knows the exact day. The page says that it is not verified'),
      }),
    ])
    .meta({ description, control: 'day' })

/** A moment with its offset from UTC, such as `2025-10-29T23:59+03:00`. The check stage makes sure that the day exists. */
export const instant = (description: string) =>
  formed(INSTANT, 'not-an-instant', description, '2025-10-29T23:59+03:00').meta({ control: 'moment' })

/** The times of an event: `10:00-13:00`, or `10:00` if nobody knows when it ends. */
export const times = (description: string) =>
  text
    .regex(TIMES, refusal('not-a-time'))
    .meta({ description, yaml: 'text', examples: ['10:00-13:00'] })
    .transform((words) => {
      const [from = '', to] = words.split(/\s*[-–—]\s*/).map((time) => time.padStart(5, '0'))
      return { from, to }
    })

/** A page of this site or an https address shown in a frame. */
export const embedUrl = (description: string) => line(description).meta({ names: 'framed' })

/** Width to height of a frame. */
export const aspectRatio = () =>
  z.enum(ASPECT_RATIOS, refusal('not-one-of')).meta({ description: 'Width to height of the frame' })

/** One of a closed set of words. */
export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  description: string,
) => z.enum(words, refusal('not-one-of')).meta({ description })

/** A list with at least one entry. */
export const list = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).min(1, refusal('empty-list')).meta({ description })

/**
 * A block: `type` names it, `anchor` may name its position, and the rest are its own fields. A block with links, but
 * without a field `href`, says so in its metadata: `leadsTo` is `all pages`, `people` or `a calendar`.
 */
export const block = <const Type extends string, const Fields extends z.ZodRawShape>(
  type: Type,
  description: string,
  fields: Fields,
) =>
  z
    .strictObject({
      type: z.literal(type).meta({ description: 'Which block this is' }),
      anchor: anchor().optional(),
      ...fields,
    })
    .meta({ title: type, description })

/** Findings about a page as a whole, and about its place among the others. */
import { error, note, warning } from '../finding.ts'
import { oneOf, quoted } from '../wording.ts'

const linkIt = (route: string) =>
  `Add \`- href: ${route}\` to the menu in site.yaml, or link to it from a page`

export const pageOrphan = (route: string) =>
  warning(
    'page-orphan',
    'No way leads from the home page to this one: no menu, no chain, no link.',
    `${linkIt(route)}; write \`noindex: true\` if it is only for those who are told its address.`,
  )

export const pageOnlyListed = (route: string) =>
  note(
    'page-only-listed',
    'Only the list of all pages leads to this page.',
    `${linkIt(route)}; write \`noindex: true\` if that is how it is meant.`,
  )

export const pageNotFramed = (route: string) =>
  warning(
    'page-not-framed',
    'This page is made for a frame (`layout: bare`), but no page shows it in one.',
    `Write \`embedUrl: ${route}\` where it belongs, or delete \`layout\` or the file.`,
  )

export const deadEnd = () =>
  note(
    'dead-end',
    'Nothing on this page leads on: it has no link, no button, and no chain goes on from it.',
    'End it with a `ctaButton` or a `linkList`, or put it into one of the `chains` in site.yaml.',
  )

export const titleTwice = (title: string, other: string) =>
  warning(
    'title-twice',
    `The title ${quoted(title)} is also that of ${other}.`,
    'Give each page a title of its own: tabs, bookmarks and search results tell pages apart by it.',
  )

export const titleTooLong = (length: number, most: number) =>
  note(
    'title-too-long',
    `The title has ${length} characters; search results show about ${most}.`,
    'Say it shorter; a `hero` may show a longer one.',
  )

export const descriptionTwice = (other: string) =>
  warning(
    'description-twice',
    `The description is the same as that of ${other}.`,
    'Say what one finds on this page and not on the other.',
  )

export const descriptionTooShort = (length: number, least: number) =>
  note(
    'description-too-short',
    `The description has ${length} characters; below ${least} search engines often choose words of their own.`,
    'Say in one or two sentences what one finds on this page.',
  )

export const descriptionTooLong = (length: number, most: number) =>
  note(
    'description-too-long',
    `The description has ${length} characters; search results show about ${most}.`,
    'Say it shorter, or begin with what counts.',
  )

export const titleShownTwice = (line: number, types: readonly string[]) =>
  warning(
    'title-shown-twice',
    `The page shows its title already, in line ${line}.`,
    `A page has one block of ${oneOf(types)}. Use another block here, such as \`contentBlocks\`.`,
  )

export const headingTooHigh = (words: string) =>
  warning(
    'heading-too-high',
    `The heading ${quoted(words)} is as large as the title of the page.`,
    'Begin it with `##`: a single `#` is for the title of the page, which stands there already.',
  )

export const headingSkips = (words: string, level: number, most: number) =>
  warning(
    'heading-skips',
    `The heading ${quoted(words)} is of level ${level}, but the one before it of level ${most - 1}.`,
    `Begin it with \`${'#'.repeat(most)}\`: whoever reads by ear goes from heading to heading and would miss one.`,
  )

export const publishReversed = () =>
  error(
    'publish-reversed',
    'The page would leave the site before it is part of it.',
    'Exchange `publishFrom` and `publishUntil`, or correct one.',
  )

export const publishOver = (until: string) =>
  note(
    'publish-over',
    `The page left the site on ${until}.`,
    'Delete the file, or `publishUntil` if it is to come back.',
  )

export const momentDoesNotExist = (day: string) =>
  error('moment-does-not-exist', `The day ${quoted(day)} does not exist.`, 'Correct the day or the month.')

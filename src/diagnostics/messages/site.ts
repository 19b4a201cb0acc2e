/** Findings about how pages hang together, and about rules between fields. */
import type { Finding } from '../diagnostic.ts'
import { count, didYouMean, meant, quoted } from '../wording.ts'

const finding =
  (severity: Finding['severity']) =>
  (code: string, message: string, help?: string): Finding => ({
    severity,
    code,
    message,
    ...(help === undefined ? {} : { help }),
  })
const error = finding('error')
const warning = finding('warning')
const note = finding('note')

export const brokenLink = (route: string, routes: readonly string[]) =>
  error('broken-link', `There is no page ${quoted(route)}.`, meant(route, routes, 'Some pages are'))

export const brokenAnchor = (anchor: string, route: string, anchors: readonly string[]) =>
  error(
    'broken-anchor',
    `The page ${quoted(route)} has no place \`#${anchor}\`.`,
    didYouMean(anchor, anchors, 'Its places are') || `Give a block there \`anchor: ${anchor}\`.`,
  )

export const unknownLinkName = (name: string, names: readonly string[]) =>
  error(
    'unknown-link-name',
    `site.yaml names no link ${quoted(name)}.`,
    didYouMean(name, names, 'The named links are'),
  )

export const anchorTwice = (anchor: string, firstLine: number) =>
  error(
    'anchor-twice',
    `The place ${quoted(anchor)} is already on this page, in line ${firstLine}.`,
    'Give one of the two another name.',
  )

export const anchorReserved = (anchor: string) =>
  error('anchor-reserved', `Every page has a place ${quoted(anchor)} of its own.`, 'Choose another name.')

export const addressRefused = (address: string, meantAddress?: string) =>
  error(
    'address-refused',
    `${quoted(address)} is not an address that a link may have.`,
    meantAddress === undefined
      ? 'Write /page, #anchor, link:name, https://…, mailto:… or tel:….'
      : `Did you mean \`${meantAddress}\`?`,
  )

export const frameRefused = (address: string) =>
  error(
    'frame-refused',
    `${quoted(address)} cannot be shown in a frame.`,
    'Write the path of a page, such as /charts/results, or an https address.',
  )

export const imageMissing = (image: string, images: readonly string[]) =>
  error(
    'image-missing',
    `There is no picture ${quoted(image)} below pages/.`,
    meant(image, images, 'Some pictures are') || 'Put it into pages/images/.',
  )

export const imageRefused = (kind: string) =>
  error(
    'image-refused',
    `This file is not the ${kind} picture that its name says.`,
    'Save it anew as SVG, JPEG, PNG, WebP or AVIF, and give it the ending of its kind.',
  )

export const imageWithoutSize = () =>
  error(
    'image-without-size',
    'This drawing does not say how large it is.',
    'Save it with a `viewBox`, or with `width` and `height`.',
  )

export const altMissing = (image: string) =>
  error(
    'alt-missing',
    `The picture ${quoted(image)} has no words for people who cannot see it.`,
    'Add `alt: …` with what it shows, or `decorative: true` if it only adorns.',
  )

export const altAndDecorative = () =>
  error('alt-and-decorative', 'A picture with `alt` cannot be decorative as well.', 'Keep one of the two.')

export const routeTwice = (route: string, other: string) =>
  error(
    'route-twice',
    `The address ${quoted(route)} is already taken by ${other}.`,
    'Addresses that differ only in capital letters are one address. Rename one of the two.',
  )

export const routeReserved = (route: string) =>
  error(
    'route-reserved',
    `The address ${quoted(route)} is kept for files that the build writes.`,
    'Choose another name.',
  )

export const fileNameRefused = (name: string) =>
  error(
    'file-name-refused',
    `A page file cannot be called ${quoted(name)}.`,
    'Use letters, digits, `-` and `_`, without spaces, and the ending .yaml: fees-grade-4.yaml.',
  )

export const homePageMissing = () =>
  error('home-page-missing', 'The site has no home page.', 'Write pages/index.yaml.')

export const chainPageExternal = () =>
  error('chain-page-outside', 'A chain is made of pages of this site.', 'Write the path of a page: /fees.')

export const contactUnknown = (name: string, names: readonly string[]) =>
  error(
    'unknown-contact',
    `site.yaml has no contact ${quoted(name)}.`,
    didYouMean(name, names, 'The contacts are'),
  )

export const siteUrlRefused = (url: string) =>
  error(
    'site-url-refused',
    `${quoted(url)} cannot be the address of a site.`,
    'Write it as in https://example.org/ or https://example.org/school/.',
  )

export const menuEntryEmpty = () =>
  error(
    'menu-entry-empty',
    'This entry of the menu has neither `href` nor `links`.',
    'Add `href: /page`, or `links:` with the entries of the dropdown and a `title`.',
  )

export const menuTitleMissing = () =>
  error('menu-title-missing', 'A dropdown of the menu needs a `title`.', 'Add `title: …`.')

export const linkWithoutWords = () =>
  error(
    'link-without-words',
    'This link has no words.',
    'Add `title: …`. Only a link to a page can do without: it takes the title of the page.',
  )

export const feeAmountMissing = () =>
  error(
    'fee-amount-missing',
    'This item says neither an amount nor that it is free.',
    'Add `amount: …` or `isFree: true`, one of the two.',
  )

export const feeAmountAndFree = () =>
  error('fee-amount-and-free', 'This item has an amount and is free as well.', 'Keep one of the two.')

export const feeTotalDiffers = (stated: string, computed: string) =>
  error(
    'fee-total-differs',
    `The total says ${stated}, but its items come to ${computed}.`,
    'Correct one of them; or, if both readings must stand, say why in `discrepancy: …`.',
  )

export const feeTotalNoted = (stated: string, computed: string) =>
  warning(
    'fee-total-noted',
    `The total says ${stated} and its items come to ${computed}; both are shown, with your note.`,
    'Ask which of the two holds, then delete `discrepancy`.',
  )

export const discrepancyNotNeeded = () =>
  warning(
    'discrepancy-not-needed',
    'The total is the sum of its items; the note on a discrepancy is not needed.',
    'Delete `discrepancy`.',
  )

export const dateDoesNotExist = (iso: string) =>
  error(
    'date-does-not-exist',
    `The day ${quoted(iso)} does not exist.`,
    'Correct it; or write `stated: …` below the field for the words as they were stated.',
  )

export const dateUnverified = (stated: string) =>
  note(
    'date-unverified',
    `The date ${quoted(stated)} is shown as stated and stays out of calendar files.`,
    'Once it is known, write it as year-month-day.',
  )

export const statedDateDoesNotExist = (stated: string, year: number) =>
  warning(
    'stated-date-does-not-exist',
    `The date ${quoted(stated)} does not exist in ${year}; it is shown as stated.`,
    'Ask for the right date, then write it as year-month-day.',
  )

export const endBeforeStart = (what: string) =>
  error('end-before-start', `${what} ends before it starts.`, 'Exchange the two dates, or correct one.')

export const calendarOverlap = (first: string, second: string) =>
  warning(
    'calendar-overlap',
    `${first} and ${second} overlap.`,
    'Check the dates; the page shows both as they are.',
  )

export const calendarGap = (first: string, second: string, days: number) =>
  note('calendar-gap', `Between ${first} and ${second} lie ${days} days that belong to neither.`)

export const countdownOver = (target: string) =>
  note(
    'countdown-over',
    `The countdown ended on ${target}: its bar is not shown.`,
    'Write the next deadline, or delete `countdown`.',
  )

export const countdownReversed = () =>
  error(
    'countdown-reversed',
    'The countdown starts after its target.',
    'Exchange `start` and `target`, or correct one.',
  )

export const chartLength = (name: string, values: number, categories: number) =>
  error(
    'chart-length',
    `The row ${quoted(name)} has ${values} values for ${categories} categories.`,
    'Give one value for each category.',
  )

export const unknownWord = (name: string, known: readonly string[]) =>
  error('unknown-word', `The page frame has no word ${quoted(name)}.`, meant(name, known, 'Some words are'))

export const standIn = () =>
  error(
    'stand-in',
    'This value is a stand-in (`!todo`), which a release may not have.',
    'Write the true value and delete `!todo`.',
  )

export const oddSpelling = (word: string, usual: string, places: number) =>
  note(
    'odd-spelling',
    `${quoted(word)} is kept as it is spelt, usually ${quoted(usual)}; it stands in ${count(places, 'text')} of the site.`,
  )

export const linkToUnpublished = (route: string) =>
  warning(
    'link-to-unpublished',
    `The page ${quoted(route)} is not published now: the words stand there without a link.`,
  )

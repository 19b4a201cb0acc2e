/** Findings about how pages hang together. */
import { error, note, warning } from '../finding.ts'
import { count, didYouMean, meant, quoted, someOf } from '../wording.ts'

/** `near` is the address that the author meant, if it is certain. */
export const brokenLink = (route: string, routes: readonly string[], near?: string) =>
  error(
    'broken-link',
    `There is no page ${quoted(route)}.`,
    near === undefined ? meant(route, routes, 'Some pages are') : `Did you mean \`${near}\`?`,
  )

type MissingFile = {
  /** The address that the author certainly meant. */
  readonly meant: string | undefined
  /** Others, in words. */
  readonly like: string
  /** The whole address, where the build may make such a file. */
  readonly made: string | undefined
}

/** `path` is that of a file with an ending that no page has. */
export const fileMissing = (path: string, file: MissingFile) =>
  error('file-missing', `There is no file ${quoted(`public${path}`)}.`, remedyOf(file))

function remedyOf({ meant, like, made }: MissingFile): string {
  if (meant !== undefined) return `Did you mean \`${meant}\`?`
  if (made !== undefined) return `Put it there; or, if a build makes it of that page, write \`${made}\`.`
  return `Put it there, or write the path of one that is there. ${like}`.trim()
}

/** `kind` is that of what it leads to. */
export const ownAddress = (address: string, path: string, kind = 'page') =>
  warning(
    'own-address',
    `${quoted(address)} is a ${kind} of this site, written as an address outside.`,
    `Write \`${path}\`: it opens in the same tab, and is checked.`,
  )

export const linkSpelling = (path: string, route: string) =>
  note(
    'link-spelling',
    `The link ${quoted(path)} leads to the page that is spelt ${quoted(route)}.`,
    `Write \`${route}\`: one page, one address.`,
  )

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
    isNone(address)
      ? 'This link has no address.'
      : `${quoted(address)} is not an address that a link may have.`,
    meantAddress === undefined
      ? 'Write /page, #anchor, link:name, https://…, mailto:… or tel:….'
      : `Did you mean \`${meantAddress}\`?`,
  )

/** Whether an address says nothing, as a mark does that was typed until one is known. */
export const isNone = (address: string) => !/[\p{L}\p{N}]/u.test(address)

export const frameRefused = (address: string) =>
  error(
    'frame-refused',
    `${quoted(address)} cannot be shown in a frame.`,
    'Write the path of a page, such as /charts/results, or an https address.',
  )

/** `near` is the picture that the author may have meant. */
export const imageMissing = (image: string, images: readonly string[], near?: string) =>
  error(
    'image-missing',
    `There is no picture ${quoted(image)} below pages/.`,
    near === undefined ? pictureHelp(image, images) : `Did you mean \`${near}\`?`,
  )

export const isFromWeb = (image: string) => /^(?:https?:)?\/\//i.test(image)

const pictureHelp = (image: string, images: readonly string[]) =>
  isFromWeb(image)
    ? 'Pictures from the web are not shown: save it in pages/images/, and write the name of that file here.'
    : `Put it into pages/images/. ${someOf(image, images, 'Some pictures are')}`.trim()

export const pictureInText = (image: string) =>
  error(
    'picture-in-text',
    `The picture ${quoted(image)} stands in a text, where no page shows it.`,
    'Pictures have a field of their own, `image: …`, in blocks such as contentBlocks.',
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

export const homePageMissing = () =>
  error('home-page-missing', 'The site has no home page.', 'Write pages/index.yaml.')

export const chainPageExternal = () =>
  error('chain-page-outside', 'A chain is made of pages of this site.', 'Write the path of a page: /fees.')

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

export const securityExpires = (expires: string, isOver: boolean) =>
  warning(
    'security-expires',
    isOver
      ? `What security.txt says has been out of date since ${expires}: nobody may rely on it.`
      : `What security.txt says goes out of date on ${expires}.`,
    'Look whether the contacts are still right, then write a day within the next year.',
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

export const unknownCheck = (code: string, known: readonly string[]) =>
  error(
    'unknown-check',
    `${quoted(code)} is not the code of a warning or a note.`,
    `${meant(code, known, 'Some codes are')} A code stands in brackets behind its message; errors stay errors.`,
  )

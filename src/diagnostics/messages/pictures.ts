/** Findings about the files of pictures. Their place is the line that names the picture. */
import type { Finding } from '../diagnostic.ts'
import { quoted } from '../wording.ts'

const finding =
  (severity: Finding['severity']) =>
  (code: string, message: string, help: string): Finding => ({ severity, code, message, help })
const error = finding('error')
const warning = finding('warning')
const note = finding('note')

export const imageLetterCase = (image: string, right: string) =>
  error(
    'image-letter-case',
    `There is no picture ${quoted(image)} below pages/, but one that is spelt ${quoted(right)}.`,
    image.normalize('NFC') === right.normalize('NFC')
      ? `Both look the same, but a letter with an accent is stored in two ways. Copy the name from here: \`image: ${right}\`.`
      : `Write \`image: ${right}\`: to web servers names that differ in a capital letter or an accent are different ones.`,
  )

export const imageEndingRefused = (image: string) =>
  error(
    'image-ending-refused',
    `${quoted(image)} does not end as pictures of a website do.`,
    /\.hei[cf]$/i.test(image)
      ? 'HEIC is what iPhones take and few browsers show. Export the photograph as JPEG, and name that file here.'
      : 'Save it as SVG, JPEG, PNG, WebP or AVIF, with the ending of that kind.',
  )

export const imageUnreadable = (image: string, code: string) =>
  error(
    'image-unreadable',
    `The picture ${quoted(image)} cannot be read (${code}).`,
    'See to its permissions.',
  )

export const imageOutside = (image: string) =>
  error(
    'image-outside',
    `The picture ${quoted(image)} leads out of the folder pages/.`,
    'Put the file itself there instead of a link to it.',
  )

export const imageEmpty = (image: string) =>
  error('image-empty', `The file of the picture ${quoted(image)} is empty.`, 'Copy it anew.')

export const imageRefused = (image: string) =>
  error(
    'image-refused',
    `${quoted(image)} holds no picture, or one that is damaged at its start.`,
    'Open it in an image program, and save it anew as SVG, JPEG, PNG, WebP or AVIF.',
  )

export const imageKindRefused = (image: string, kind: string) =>
  error(
    'image-kind-refused',
    `${quoted(image)} is a file of the kind ${kind}, which is not shown as a photograph.`,
    'Open it in an image program, and save it anew as JPEG or PNG.',
  )

export const imageMisnamed = (image: string, kind: string, right: string) =>
  error(
    'image-misnamed',
    `${quoted(image)} holds a picture of the kind ${kind}, which its name does not say.`,
    `Rename the file, and write \`image: ${right}\` here.`,
  )

export const imageTruncated = (image: string) =>
  error('image-truncated', `The end of the picture ${quoted(image)} is missing.`, 'Copy the whole file anew.')

export const imageDamaged = (image: string, reason: string) =>
  error(
    'image-damaged',
    `The picture ${quoted(image)} cannot be decoded: ${quoted(reason, 120)}.`,
    'Copy it anew; or open it in an image program, and save it again.',
  )

export const imageMoves = (image: string) =>
  error(
    'image-moves',
    `The picture ${quoted(image)} moves; pictures of this site stand still.`,
    'Save the one frame that you want to show as JPEG or PNG, and write its name here.',
  )

export const imageTooManyPixels = (image: string, width: number, height: number, most: number) =>
  error(
    'image-too-many-pixels',
    `The picture ${quoted(image)} has ${width} × ${height} pixels; ${most / 1_000_000} million are the most.`,
    'Save it smaller: 3000 pixels across are enough for any screen.',
  )

export const imageTooHeavy = (image: string, bytes: number, most: number) =>
  error(
    'image-too-heavy',
    `The file of the picture ${quoted(image)} has ${megabytes(bytes)}; ${megabytes(most)} are the most.`,
    'Save a photograph as JPEG, 3000 pixels across; save a drawing with less detail.',
  )

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

export const imageTooSmall = (image: string, width: number, least: number) =>
  warning(
    'image-too-small',
    `The picture ${quoted(image)} is ${width} pixels wide; here it looks blurred below ${least}.`,
    `Use one that is ${least} pixels wide or wider.`,
  )

/** Names in a file can be of any length. */
const short = (reason: string) => (reason.length > 100 ? `${reason.slice(0, 99)}…` : reason)

export const drawingBroken = (image: string, reason: string, line: number) =>
  error(
    'drawing-broken',
    `The drawing ${quoted(image)} is damaged in its line ${line}: ${short(reason)}.`,
    'Open it in a drawing program, and export it anew as plain SVG.',
  )

export const drawingUnsafe = (image: string, what: string, line: number) =>
  error(
    'drawing-unsafe',
    `The drawing ${quoted(image)} ${short(what)} in its line ${line}, which pictures may not.`,
    'Export it anew as plain SVG with shapes only; save what is a photograph as JPEG.',
  )

export const drawingWithoutSize = (image: string) =>
  error(
    'drawing-without-size',
    `The drawing ${quoted(image)} does not say how large it is.`,
    'Save it with a `viewBox`, or with `width` and `height`.',
  )

export const imageUnused = (image: string) =>
  note(
    'image-unused',
    `No page shows the picture ${quoted(image)}.`,
    'Delete the file, or name it in a field `image`.',
  )

export const imageTwiceByCase = (other: string) =>
  warning(
    'image-twice-by-case',
    `The name of this picture differs only in capital letters from pages/${other}.`,
    'Rename one of the two: Windows and macOS keep only one of them.',
  )

export const imageTellsPlace = (image: string) =>
  warning(
    'image-tells-place',
    `The file of the picture ${quoted(image)} says where on earth it was taken.`,
    'The site does not show that, but whoever gets the file can read it. Save it without its location: phones offer that when a picture is shared.',
  )

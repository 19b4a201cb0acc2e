import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

type Other = { readonly is: string; readonly help: string }
const EXPORT =
  'Give it back its own ending, such as .docx or .pdf, and open it. Then save the picture in it as JPEG or PNG.'

/** Files that are no pictures, whatever their names say. */
const OTHERS: Readonly<Record<string, Other>> = {
  HTML: {
    is: 'a web page',
    help: 'Open that page, right-click the picture, choose "Save image as", and use that file.',
  },
  PDF: { is: 'a PDF document', help: EXPORT },
  Word: { is: 'a document of a word processor', help: EXPORT },
  Excel: { is: 'a spreadsheet', help: EXPORT },
  PowerPoint: { is: 'a presentation', help: EXPORT },
  ZIP: { is: 'a ZIP archive', help: 'Unpack it, and use the picture in it.' },
  video: {
    is: 'a video',
    help: 'Put the video on a site such as YouTube, and show it with the block `dashboards`. Or save one picture of it as JPEG.',
  },
  shortcut: { is: 'a link to a web page', help: 'Open the link, and save the picture itself.' },
  pointer: {
    is: 'a pointer of Git LFS',
    help: 'The picture itself is not on this computer: `git lfs pull` loads it. Ask the person who set up the computer.',
  },
  text: { is: 'a text', help: 'Save the picture itself with this name.' },
}

export const imageKindRefused = error('image-kind-refused', (image: string, kind: string) => {
  const other = OTHERS[kind]
  return other
    ? { message: `${quoted(image)} is not a picture: it is ${other.is}.`, help: other.help }
    : {
        message: `${quoted(image)} has the format ${kind}, which this site does not show.`,
        help: 'Open it in an image program, and save it again as JPEG or PNG.',
      }
})

export const about: About = {
  what: 'The file is a picture in a format that this site does not show, such as HEIC or TIFF.',
  why: 'Most browsers cannot show such a picture.',
  examples: [
    {
      in: 'words',
      wrong: 'a HEIC file from a phone, renamed to choir.jpg',
      right: 'the photograph, saved as JPEG',
    },
    {
      in: 'words',
      wrong: 'a TIFF file from a scanner, renamed to plan.png',
      right: 'the plan, saved as PNG',
    },
  ],
}

import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

/** `meant` is the page that it seems to translate, and `file` is where that translation belongs. */
export const originalMissing = note(
  'original-missing',
  (route: string, original: string, meant?: string, file?: string) => ({
    message: `${quoted(route)} is not the translation of any page: there is no page ${quoted(original)}.`,
    subject: original,
    advice: { guesses: meant === undefined ? [] : [meant] },
    help: `${
      meant === undefined
        ? 'If it is a translation, give its file the name of the page that it translates.'
        : `If it translates ${quoted(meant)}, as it seems, call its file \`${file}\`.`
    } If the main language has no such page, link to this one from another page.`,
  }),
)

export const about: About = {
  what: 'A page in the folder of a language has no page of the same name in the main language.',
  why: 'Both files need the same name. Otherwise the two pages do not link to each other.',
  examples: [
    {
      in: 'words',
      wrong: 'pages/sw/admission.yaml, where the page in English is pages/adm.yaml',
      right: 'pages/sw/adm.yaml',
    },
    {
      in: 'words',
      wrong: 'pages/sw/karo.yaml beside pages/fees.yaml',
      right: 'pages/sw/fees.yaml',
    },
  ],
}

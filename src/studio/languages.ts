/** The languages of Studio besides English. It is in English on a site in any other language. */

import type { DialogWords } from '../languages/en/studio/dialogs.ts'
import type { WayWords } from '../languages/en/studio/ways-out.ts'
import type { Labels, Words } from '../languages/en/studio/words.ts'
import { inLanguage } from '../languages/language.ts'
import type { lateNotice } from '../languages/late-notice.ts'

/** Each part is loaded when it is needed. */
type Spoken = {
  readonly words: () => Promise<Words>
  readonly labels: () => Promise<Labels>
  readonly hosted: () => Promise<Partial<Words>>
  readonly waysOut: () => Promise<WayWords>
  readonly dialogs: () => Promise<DialogWords>
}

const LANGUAGES: Readonly<Record<Exclude<keyof typeof lateNotice, 'en'>, Spoken>> = {
  sw: {
    words: async () => {
      const [{ words }, { ofPictures }, { ofTables }] = await Promise.all([
        import('../languages/sw/studio/words.ts'),
        import('../languages/sw/studio/of-pictures.ts'),
        import('../languages/sw/studio/of-tables.ts'),
      ])
      return { ...words, ...ofPictures, ...ofTables }
    },
    labels: async () => (await import('../languages/sw/studio/labels.ts')).labels,
    hosted: async () => (await import('../languages/sw/studio/hosted.ts')).hosted,
    dialogs: async () => (await import('../languages/sw/studio/dialogs.ts')).dialogs,
    waysOut: async () => (await import('../languages/sw/studio/ways-out.ts')).waysOut,
  },
}

export const spokenIn = (lang: string): Spoken | undefined => inLanguage(LANGUAGES, lang)

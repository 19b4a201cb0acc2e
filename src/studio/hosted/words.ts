/** The words that differ where Studio lives on the site. */
import type { Words } from '../../languages/en/studio/words.ts'
import { spokenIn } from '../languages.ts'

export const hostedWords = async (lang: string): Promise<Partial<Words>> =>
  (await spokenIn(lang)?.hosted()) ?? (await import('../../languages/en/studio/hosted.ts')).hosted

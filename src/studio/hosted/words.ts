/** The words that differ where Studio lives on the site. */
import type { Words } from '../words/en.ts'

export const hostedWords = async (lang: string): Promise<Partial<Words>> =>
  lang === 'sw'
    ? (await import('../words/hosted-sw.ts')).hosted
    : (await import('../words/hosted-en.ts')).hosted

/** Hosts of e-mail addresses that differ by one letter from the host of other addresses, or from one that everybody knows. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { isOneSlip } from '../../../diagnostics/certain.ts'
import { siteUrl } from '../../site/site-url.ts'

export const EMAIL = /(?<![\w.+-])[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g
/** `office@school,org`: no host has a comma. Behind a whole host, a short word may follow: `a@school.org,or call`. */
const WITH_COMMA =
  /(?<![\w.+-])[\w.+-]+@([\w-]+,(?:com|org|net|info|[a-z]{2})|[\w.-]+(?:,(?:com|org|net|info)|\.(?:ac|co|go|ne|or|sc),(?!(?:or|to|at|by|if|in|is|on|so|we|ou|et|le|la|au|na|ni|wa|ya|um|am|an|zu)\b)[a-z]{2}))(?![\w@-]|\.\w)/g
const PROVIDERS = 'gmail yahoo hotmail outlook icloud'.split(' ').map((name) => `${name}.com`)
/** Hosts that exist, although they are like a known one. */
const OTHERS = /^[ey]?mail\.com$/
/** A host that so many addresses have is that of the site. So is the host in the address of the site. */
const ENOUGH = 2

/** An address, and the host that is meant. */
type MisspeltHost = { readonly words: string; readonly host: string }

/** Call it once for a site: it counts the hosts in site.yaml. */
export function emailHosts({ contacts, languages, url }: SiteConfig) {
  const known = new Map(PROVIDERS.map((host) => [host, Number.POSITIVE_INFINITY]))
  const count = (host: string, times: number) => known.set(host, (known.get(host) ?? 0) + times)
  for (const [, host = ''] of JSON.stringify([contacts, languages]).matchAll(EMAIL))
    count(host.toLowerCase(), 1)
  count(siteUrl(url)?.origin.replace(/^https?:\/\/(?:www\.)?/, '') ?? '', ENOUGH)
  return (text: string, field: unknown): readonly MisspeltHost[] => {
    if (!text.includes('@')) return []
    // A contact has a message of its own.
    const withComma = (field === 'email' ? [] : [...text.matchAll(WITH_COMMA)]).map(([words, host = '']) => ({
      words,
      host: host.replace(',', '.'),
    }))
    const misspelt = [...text.matchAll(EMAIL)].flatMap(([words, written = '']) => {
      if (withComma.some((each) => each.words.startsWith(words))) return []
      const host = written.toLowerCase()
      const least = Math.max(ENOUGH, (known.get(host) ?? 0) + 1)
      const near = [...known].find(([each, times]) => times >= least && isOneSlip(host, each))
      return near && !OTHERS.test(host) ? [{ words, host: near[0] }] : []
    })
    return [...withComma, ...misspelt]
  }
}

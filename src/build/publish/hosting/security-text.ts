/** `/.well-known/security.txt` (RFC 9116): whom somebody writes to who has found a weakness. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { telephone } from '../../../block/telephone.ts'
import type { Site } from '../../../core/site/site.ts'
import type { OutputFile } from '../../assets/assets.ts'

const PATH = '.well-known/security.txt'

type Contact = NonNullable<SiteConfig['contacts']>[string]

/** The addresses at which a contact can be reached at once. */
export function waysTo({ email, phone }: Contact): readonly string[] {
  const mail = email === undefined ? undefined : `mailto:${encodeURI(email)}`
  const call = phone === undefined ? undefined : telephone(phone)
  return [mail, call].filter((way) => way !== undefined)
}

/** Nothing where site.yaml says nothing of it. All of it comes from there, so every build gives the same text. */
export function securityText({ config, origin, base }: Site): readonly OutputFile[] {
  const { security, contacts = {}, lang } = config
  if (!security) return []
  const ways = security.contacts.flatMap((name) => (contacts[name] ? waysTo(contacts[name]) : []))
  const lines = [
    ...ways.map((way) => `Contact: ${way}`),
    `Expires: ${new Date(security.expires).toISOString()}`,
    `Preferred-Languages: ${lang.split('-')[0]}`,
    `Canonical: ${origin}${base}/${PATH}`,
  ]
  return [{ path: PATH, content: `${lines.join('\n')}\n` }]
}

/** `/.well-known/security.txt` (RFC 9116): where to report a security problem. */
import type { SiteConfig } from '../../../schema/site.ts'
import { telephone } from '../../block/telephone.ts'
import type { OutputFile } from '../base/output-file.ts'
import type { Site } from './site.ts'

const PATH = '.well-known/security.txt'

type Contact = NonNullable<SiteConfig['contacts']>[string]

/** The addresses of a contact that need no page: mail and telephone. */
export function waysTo({ email, phone }: Contact): readonly string[] {
  const mail = email === undefined ? undefined : `mailto:${encodeURI(email)}`
  const call = phone === undefined ? undefined : telephone(phone)
  return [mail, call].filter((way) => way !== undefined)
}

/** Nothing if site.yaml has no `security:`. Everything comes from there, so every build writes the same text. */
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

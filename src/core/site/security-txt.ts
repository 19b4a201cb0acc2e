/** `/.well-known/security.txt` (RFC 9116): where to report a security problem. */
import type { SiteConfig } from '../../../schema/site.ts'
import { telephone } from '../../block/telephone.ts'
import type { OutputFile } from '../base/output-file.ts'
import type { Site } from './site.ts'

const PATH = '.well-known/security.txt'

type Contact = NonNullable<SiteConfig['contacts']>[string]

/** The `mailto:` and `tel:` addresses of a contact. */
export function contactUris({ email, phone }: Contact): readonly string[] {
  const mail = email === undefined ? undefined : `mailto:${encodeURI(email)}`
  const call = phone === undefined ? undefined : telephone(phone)
  return [mail, call].filter((uri) => uri !== undefined)
}

/** Empty if site.yaml has no `security:`. All values come from site.yaml, so every build writes the same text. */
export function securityText({ config, origin, base }: Site): readonly OutputFile[] {
  const { security, contacts = {}, lang } = config
  if (!security) return []
  const uris = security.contacts.flatMap((name) => (contacts[name] ? contactUris(contacts[name]) : []))
  const lines = [
    ...uris.map((uri) => `Contact: ${uri}`),
    `Expires: ${new Date(security.expires).toISOString()}`,
    `Preferred-Languages: ${lang.split('-')[0]}`,
    `Canonical: ${origin}${base}/${PATH}`,
  ]
  return [{ path: PATH, content: `${lines.join('\n')}\n` }]
}

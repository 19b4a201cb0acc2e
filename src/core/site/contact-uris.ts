/** The addresses by which visitors reach a contact. */
import type { SiteConfig } from '../../../schema/site.ts'
import { telephone } from '../../block/telephone.ts'

type Contact = NonNullable<SiteConfig['contacts']>[string]

/** Those of its mail and its telephone. */
export function contactUris({ email, phone }: Contact): readonly string[] {
  const mail = email === undefined ? undefined : `mailto:${encodeURI(email)}`
  const call = phone === undefined ? undefined : telephone(phone)
  return [mail, call].filter((uri) => uri !== undefined)
}

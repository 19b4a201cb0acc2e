/** Asks for what the options leave out. An empty answer means what is in [brackets]. */
import {
  KINDS,
  kindOf,
  kindsKnown,
  type Locale,
  languageNames,
  languagesKnown,
  localeOf,
  type OrganisationKind,
} from '../../options/kinds.ts'
import type { Wanted } from './site-texts.ts'

/** What a caller can say about a new site. */
export type SiteWishes = {
  readonly name: string | undefined
  readonly lang: Locale | undefined
  readonly kind: OrganisationKind | undefined
}

type Ask = (question: string) => Promise<string>

export async function askSite({ name, lang, kind }: SiteWishes, ask: Ask): Promise<Wanted> {
  return {
    name:
      name ??
      (await untilKnown(
        'Name: ',
        (written) => written || undefined,
        () => 'a site needs a name.',
        ask,
      )),
    locale:
      lang ??
      (await untilKnown(
        `Language (${languageNames()}) [en]: `,
        (written) => localeOf(written || 'en'),
        languagesKnown,
        ask,
      )),
    kind:
      kind ??
      (await untilKnown(
        `Kind (such as ${KINDS.join(', ')}) [LocalBusiness]: `,
        (written) => kindOf(written || 'LocalBusiness'),
        kindsKnown,
        ask,
      )),
  }
}

/** Asks again, with what can be answered, until the answer means something. */
async function untilKnown<Value>(
  question: string,
  read: (written: string) => Value | undefined,
  known: (written: string) => string,
  ask: Ask,
): Promise<Value> {
  let before = ''
  for (;;) {
    const written = await ask(`${before}${question}`)
    const value = read(written)
    if (value !== undefined) return value
    before = `Please answer again: ${known(written)}\n`
  }
}

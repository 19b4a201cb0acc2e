/** Asks for what the options leave out. An empty answer means what is in [brackets]. */
import { KINDS, type Kind, kindOf, LANGUAGES, type Language, languageOf } from '../../options/kinds.ts'
import type { Wanted } from './site-texts.ts'

/** What a caller can say about a new site. */
export type SiteWishes = {
  readonly name: string | undefined
  readonly lang: Language | undefined
  readonly kind: Kind | undefined
}

type Ask = (question: string) => Promise<string>

export async function askSite({ name, lang, kind }: SiteWishes, ask: Ask): Promise<Wanted> {
  const languages = LANGUAGES.map((short) => `${short} ${nameOf(short)}`)
  return {
    name: name ?? (await untilKnown('Name: ', (written) => written || undefined, ask)),
    language:
      lang ??
      (await untilKnown(
        `Language (${languages.join(', ')}) [en]: `,
        (written) => languageOf(written || 'en'),
        ask,
      )),
    kind:
      kind ??
      (await untilKnown(
        `Kind (${KINDS.join(', ')}) [LocalBusiness]: `,
        (written) => kindOf(written || 'LocalBusiness'),
        ask,
      )),
  }
}

/** The language as it calls itself. */
const nameOf = (language: Language) => new Intl.DisplayNames([language], { type: 'language' }).of(language)

/** Asks again until the answer means something. */
async function untilKnown<Value>(
  question: string,
  read: (written: string) => Value | undefined,
  ask: Ask,
): Promise<Value> {
  for (;;) {
    const value = read(await ask(question))
    if (value !== undefined) return value
  }
}

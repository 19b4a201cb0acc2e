/** Names of site.yaml that another language spells in another way. */
import { certain } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { quoted } from '../../../diagnostics/wording.ts'
import { valueAt } from '../../base/value-at.ts'
import type { Site } from '../../site/site.ts'
import { fixWith, rewritten } from '../../yaml/rewrite.ts'

/**
 * A contact, fact or link of another language that is like one of the main language, which it does not translate: it is
 * misspelt. A page may use a fact or link that only this language has.
 */
export function checkOwnNames(
  group: string,
  { configSource: source, pages, prefix }: Site,
  own: object,
  main: object,
  report: Report,
): void {
  const namesIn = (site: object) => Object.keys(Object(valueAt(site, [group])))
  const here = namesIn(own)
  const known = namesIn(main)
  const free = known.filter((name) => !here.includes(name))
  for (const name of here) {
    const meant = known.includes(name) ? undefined : certain(name, free)
    const isUsed = () =>
      [...pages.values()].some(({ source: { text } }) =>
        [`.${name}}`, `link:${name}`].some((use) => text.includes(use)),
      )
    if (meant === undefined || isUsed()) continue
    const span = source.spanOfKey(['languages', prefix.slice(1), group, name])
    report({
      ...messages.unknownField(name, `${quoted(group)} of the main language`, free, meant),
      span,
      ...fixWith(rewritten(source, span, name, meant)),
    })
  }
}

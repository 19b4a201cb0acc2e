/**
 * Several findings in the same words become one: links to a page or a place that is gone, a value that site.yaml does
 * not have, and a total that differs in several languages.
 */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { inOrder, placeOf } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import * as several from '../../../diagnostics/remedies-for-several.ts'
import { withoutVague } from '../../../diagnostics/wording.ts'
import { grouped } from '../../base/grouped.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { Context } from './context.ts'
import { linkAdvice } from './links-to-renamed-page.ts'

/** The codes that are told once for all places with the same mistake, each with the words about these places. */
const TOLD_ONCE: Readonly<Record<string, (places: readonly string[]) => string>> = {
  [messages.brokenLink.code]: several.sameLinks,
  [messages.brokenAnchor.code]: (places) => `${several.sameLinks(places)} ${several.oldPlace}`,
  [messages.linkToUnpublished.code]: several.sameLinks,
  [messages.unknownValue.code]: several.alsoIn,
  [messages.unknownLinkName.code]: several.alsoIn,
  [messages.feeTotalDiffers.code]: several.sameIn,
  [messages.feeTotalNoted.code]: several.sameIn,
  [messages.discrepancyNotNeeded.code]: several.sameIn,
  [messages.unknownContact.code]: several.alsoIn,
  [messages.unknownSnippet.code]: several.sameIn,
  [messages.tableMissing.code]: several.sameIn,
  [messages.imageMissing.code]: several.sameIn,
  [messages.imageLetterCase.code]: several.sameIn,
  [messages.fileMissing.code]: several.sameIn,
  [messages.languageNotNamed.code]: several.sameIn,
  [messages.lettersSwapped.code]: several.sameIn,
  [messages.pageNotFramed.code]: several.sameIn,
  [messages.emailHostMisspelt.code]: several.sameIn,
}

/** About a file or a place that has another name: these become one finding even if each of them has a fix. */
const RENAMED = codesOf(
  messages.brokenAnchor,
  messages.unknownSnippet,
  messages.tableMissing,
  messages.imageMissing,
  messages.imageLetterCase,
)

/** A finding with a fix stays alone: it is a slip in one place. */
export function withSameWordsToldOnce(
  found: readonly Diagnostic[],
  context: Pick<Context, 'loaded' | 'pages' | 'allTexts'>,
): readonly Diagnostic[] {
  const mayBeOnce = found.filter(({ code, fix }) => code in TOLD_ONCE && (!fix || RENAMED.has(code)))
  const groups = grouped(mayBeOnce, ({ message }) => message)
  const told = new Map<Diagnostic, readonly Diagnostic[]>()
  const adviceForLinks = linkAdvice(context)
  for (const group of groups.values()) {
    const all = inOrder(group)
    // The file that it is about, if it has the mistake, too.
    const first = all.find(({ span, subject }) => span.file === subject) ?? all[0]
    const others = all.filter((each) => each !== first)
    const repeats = others.map(({ span }) => span)
    if (!first || others.length === 0) continue
    // Several links to one place are right. It has another name now.
    const { fix, ...unfixed } = first
    const kept = first.code === messages.brokenAnchor.code ? unfixed : first
    const once = ofDraft(all, context.loaded.pages) ?? [
      { ...kept, ...helpFor(first, others, adviceForLinks), repeats },
    ]
    told.set(first, once)
    for (const other of others) told.set(other, [])
  }
  return told.size === 0 ? found : found.flatMap((each) => told.get(each) ?? [each])
}

function helpFor(
  first: Diagnostic,
  others: readonly Diagnostic[],
  adviceForLinks: ReturnType<typeof linkAdvice>,
): Pick<Diagnostic, 'help' | 'lines'> {
  const { code, help, lines, subject = '' } = first
  const more = TOLD_ONCE[code]?.(others.map(({ span }) => placeOf(span)))
  if (code === messages.brokenLink.code) {
    const { sure, newName, movable, prefix } = adviceForLinks(first, others)
    const rename = movable && remedies.renameTo(movable, subject)
    const here = joined(sure, more, rename)
    if (first.advice?.is === 'a page titled so') return { help: here }
    const gone = several.renamedOrGone(subject, newName, Boolean(sure), prefix)
    return { ...gone, help: joined(here, gone.help) }
  }
  // What several places use is no slip of the pen. So names that are not like it are left out, if there are lines to copy.
  return { help: lines ? joined(more, withoutVague(first)) : joined(help, more) }
}

const joined = (...sentences: readonly (string | false | undefined)[]) => sentences.filter(Boolean).join(' ')

/** If so many links lead to a draft, visitors are meant to see it. */
const ENOUGH = 3

/** If `draft: true` was left by mistake, the message is at that line, not at the links. */
function ofDraft(links: readonly Diagnostic[], pages: readonly SourceFile[]) {
  const [first] = links
  if (first?.code !== messages.linkToUnpublished.code || links.length < ENOUGH) return undefined
  const page = pages.find(({ path }) => path === first.subject)
  if (valueAt(page?.value, ['draft']) !== 'true' || !page) return undefined
  const repeats = links.map(({ span }) => span)
  const help = several.linksToDraft(repeats.map(placeOf))
  return [{ ...first, span: page.spanOfKey(['draft']), help, repeats }]
}

/** Checks `words` of site.yaml: their names, and the names in braces that values take the place of. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { DEFAULT_WORDS } from '../../../block/words.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { fieldSpot } from '../../yaml/spot.ts'

const DEFAULTS = new Map(Object.entries(DEFAULT_WORDS))
const holesIn = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])

/** `at` is the path of the group with the words. */
export function checkOwnWords(
  { words = {} }: Pick<SiteConfig, 'words'>,
  at: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  for (const [name, text] of Object.entries(words)) {
    const path = [...at, name]
    const usual = DEFAULTS.get(name)
    if (usual === undefined)
      report({ ...messages.unknownWord(name, [...DEFAULTS.keys()]), span: source.spanOfKey(path) })
    else checkHoles(name, { text, usual }, path, source, report)
  }
}

type Words = { readonly text: string; readonly usual: string }

function checkHoles(
  name: string,
  { text, usual }: Words,
  path: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  const own = holesIn(text)
  const known = holesIn(usual)
  const missing = known.filter((hole) => !own.includes(hole))
  const strange = own.filter((hole) => !known.includes(hole))
  const [hole] = missing
  if (hole === undefined) {
    if (strange.length > 0) report({ ...messages.holeUnknown(name, strange), span: source.spanOf(path) })
    return
  }
  const isSure = missing.length === 1 && strange.length === 1
  const meant = isSure ? text.replace(`{${strange[0]}}`, `{${hole}}`) : undefined
  const spot = fieldSpot(source, path, text)
  report({ ...messages.holeMissing(name, hole, strange, meant), span: spot.span(), ...spot.fixWith(meant) })
}

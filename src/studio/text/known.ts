/** What the core knows of the place of the cursor. */
import { siteValues, valuesFor } from '../../core/validate/interpolate.ts'
import { engineNow } from '../session/site.ts'
import { type CursorPlace, cursorPlaceAt } from './cursor-place.ts'
import { fieldAtCursor, type Known, type Offer, offersAt } from './offers.ts'

function knownFor(file: string): Known {
  const { site, assembly } = engineNow()?.state() ?? {}
  const { loaded } = assembly ?? {}
  return {
    file,
    site,
    values: valuesFor(file, siteValues(loaded?.site?.value)),
    snippets: (loaded?.snippets ?? []).map(({ path }) => path),
  }
}

export function offersIn(
  file: string,
  text: string,
  offset: number,
): { readonly cursor: CursorPlace; readonly offers: readonly Offer[] } {
  const cursor = cursorPlaceAt(text, offset)
  return { cursor, offers: offersAt(cursor, knownFor(file)) }
}

/** What the word at an offset means: a value of the site, or else its field. */
export function hintAt(file: string, text: string, offset: number): string | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const line = text.slice(start, end < 0 ? text.length : end)
  const reference = [...line.matchAll(/\$\{\s*([^}]+?)\s*\}/g)].find(
    ({ index, 0: whole }) => index <= offset - start && offset - start <= index + whole.length,
  )
  if (reference) return knownFor(file).values?.get(reference[1] ?? '')
  const colon = /^[\s-]*[^\s:#]+:(?=\s|$)/.exec(line)?.[0].length
  if (colon === undefined) return undefined
  return fieldAtCursor(cursorPlaceAt(`${text.slice(0, start + colon)} `, start + colon + 1), file)?.says
}

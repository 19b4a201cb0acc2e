/** Where texts include a value of the settings, such as `${facts.fee}`. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { REFERENCE } from '../../core/validate/interpolate.ts'
import { languagesIn } from '../../core/validate/site-in-language.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { operate } from '../operations/operate.ts'

export type Texts = {
  readonly names: readonly string[]
  readonly text: (path: string) => string | undefined
}

/** The places of the name of a value, in all texts of the site. */
export function usesOf({ names, text }: Texts, name: string): readonly Omit<Edit, 'text'>[] {
  return ['site.yaml', ...names.map((each) => `pages/${each}`)].flatMap((file) =>
    [...(text(file) ?? '').matchAll(REFERENCE)]
      .filter(([, used = '']) => used === name || used.startsWith(`${name}.`))
      .map(({ 0: whole, index }) => {
        const start = index + whole.indexOf(name)
        return { file, start, end: start + name.length }
      }),
  )
}

/** Gives a value another name, in every language and in the texts that include it. `undefined` if that is not possible. */
export function renameValue(
  texts: Texts,
  site: unknown,
  [section, old]: readonly [section: string, old: string],
  name: string,
): readonly Edit[] | undefined {
  const text = texts.text('site.yaml')
  const inLanguages = languagesIn(site).map((each): FieldPath => ['languages', each, section, old])
  const also = inLanguages.filter((at) => valueAt(site, at) !== undefined)
  const outcome =
    text === undefined
      ? undefined
      : operate({ path: 'site.yaml', text }, { kind: 'rename', at: [section, old], also, name })
  if (!outcome || 'refused' in outcome) return undefined
  const uses = usesOf(texts, `${section}.${old}`)
  return [...outcome.edits, ...uses.map((use) => ({ ...use, text: `${section}.${name}` }))]
}

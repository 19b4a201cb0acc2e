/** Where the site names a value of the settings: `${facts.fee}`, `link:portal`, or `contacts: [office]`. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { fieldOf, textsIn } from '../../core/base/texts-in.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { REFERENCE } from '../../core/validate/interpolate.ts'
import { languagesIn } from '../../core/validate/site-in-language.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { operate } from '../operations/operate.ts'
import type { Operation, Outcome, TextFile } from '../operations/operation.ts'
import { together } from '../operations/together.ts'
import { read } from '../session/read-text.ts'

export type Texts = {
  readonly names: readonly string[]
  readonly text: (path: string) => string | undefined
}

/** A section of the settings, and the name of a value in it. */
type ValueName = readonly [section: string, name: string]

/** Whether other places of the site name the values of a section. */
export const isNamedElsewhere = (path: FieldPath): boolean =>
  path.length === 1 && ['facts', 'contacts', 'links'].includes(String(path[0]))

type Uses = { readonly count: number; readonly renamed: (name: string) => readonly Outcome[] }

/** The places that name a value, in all texts of the site. */
export function usesOf(texts: Texts, value: ValueName): Uses {
  const each = filesOf(texts).map((file) => {
    const included = includedIn(file, value)
    const listed = listedIn(file, value)
    const renamed = (name: string): Outcome[] => [
      { edits: included.map((place) => ({ ...place, text: name })) },
      together(
        file,
        listed.map((at): Operation => ({ kind: 'set', at, value: name })),
      ),
    ]
    return { count: included.length + listed.length, renamed }
  })
  const used = each.filter(({ count }) => count > 0)
  return {
    count: used.reduce((sum, { count }) => sum + count, 0),
    renamed: (name) => used.flatMap(({ renamed }) => renamed(name)),
  }
}

const filesOf = ({ names, text }: Texts): readonly TextFile[] =>
  ['site.yaml', ...names.map((each) => `pages/${each}`)].map((path) => ({ path, text: text(path) ?? '' }))

const LINK = /(?<![\w-])(link:[^\s{}()[\]<>"',]+)/g

/** The places of the name in texts and addresses. The name of a fact may go on behind a point. */
function includedIn({ path, text }: TextFile, [section, name]: ValueName): readonly Omit<Edit, 'text'>[] {
  const [pattern, before] = section === 'links' ? [LINK, 'link:'] : [REFERENCE, `${section}.`]
  const whole = before + name
  return [...text.matchAll(pattern)]
    .filter(([, used = '']) => used === whole || (section === 'contacts' && used.startsWith(`${whole}.`)))
    .map(({ 0: written, index }) => {
      const start = index + written.indexOf(whole) + before.length
      return { file: path, start, end: start + name.length }
    })
}

/** The places of a contact in the lists of blocks and of the settings. */
function listedIn({ path, text }: TextFile, [section, name]: ValueName): readonly FieldPath[] {
  if (section !== 'contacts' || !text.includes('contacts:') || !text.includes(name)) return []
  return textsIn(read(path, text).value, [])
    .filter((each) => each.text === name && fieldOf(each.path) === 'contacts')
    .map((each) => each.path)
}

type Renamed = {
  readonly edits: readonly Edit[]
  /** How many places have followed. */
  readonly places: number
}

/** Gives a value another name, in every language and in the places that name it. `undefined` if that is not possible. */
export function renameValue(
  texts: Texts,
  site: unknown,
  [section, old]: ValueName,
  name: string,
): Renamed | undefined {
  const text = texts.text('site.yaml')
  if (text === undefined) return undefined
  const inLanguages = languagesIn(site).map((each): FieldPath => ['languages', each, section, old])
  const also = inLanguages.filter((at) => valueAt(site, at) !== undefined)
  const uses = usesOf(texts, [section, old])
  const outcomes = [
    operate({ path: 'site.yaml', text }, { kind: 'rename', at: [section, old], also, name }),
    ...uses.renamed(name),
  ]
  const edits: Edit[] = []
  for (const outcome of outcomes) {
    if ('refused' in outcome) return undefined
    edits.push(...outcome.edits)
  }
  return { edits, places: uses.count }
}

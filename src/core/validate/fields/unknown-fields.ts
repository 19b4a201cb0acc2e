/** Unknown fields. Most are known fields with another name. */
import { certain } from '../../../diagnostics/certain.ts'
import type { Advice, Edit, Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { noPicture } from '../../../diagnostics/remedies-for-misplaced.ts'
import { fieldFor, noFieldFor } from '../../../diagnostics/synonyms.ts'
import { allOf, nearest } from '../../../diagnostics/wording.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { fieldsOf, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { fixWith, replaced } from '../../yaml/rewrite.ts'
import { PICTURE, typesThatFit } from '../kinds/block-type.ts'
import type { MergedReport } from '../merged-findings.ts'
import { type Issue, nameInMessages, type SchemaInput } from '../schema-input.ts'
import { ofCommentedBlock } from './below-comment.ts'
import { ofBlockAbove } from './block-above.ts'
import { contactWith } from './contact-with.ts'
import type { FieldGroup } from './field-group.ts'
import { insteadOfGroup, missingListWith } from './group-for-fields.ts'
import { outsideItsGroup } from './misplaced-field.ts'
import { missingIn } from './missing-fields.ts'
import { type Names, namesIn, remedyFor } from './unknown-field-remedies.ts'

/** Reports the fields that are unknown. Gives the paths of those that the author meant: they are not missing. */
export function reportUnknownFields(
  issues: readonly Issue[],
  input: SchemaInput,
  report: MergedReport['report'],
): ReadonlySet<string> {
  // A field of the page that stands in a block is reported there.
  const meantAt = new Set<string>(input.at.length === 0 ? input.moved : [])
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const group = groupAt(issue.path, issues, input)
    for (const { names, finding, edits, meant } of toldOf(issue.keys, group)) {
      report({ ...finding, span: group.spanOfKey(names[0]), ...fixWith(edits) }, issue.path)
      for (const name of meant) meantAt.add([...issue.path, name].join('/'))
    }
  }
  return meantAt
}

function groupAt(path: FieldPath, issues: readonly Issue[], input: SchemaInput): FieldGroup {
  const at = [...input.at, ...path]
  const known = fieldsOf(schemaAt(input.schema, path))
  return {
    name: nameInMessages(input, path),
    isPageOrBlock: path.length === 0 && (input.at[0] === 'blocks' || known.includes('aliases')),
    known,
    free: known.filter((name) => valueAt(input.value, [...path, name]) === undefined),
    missing: missingIn(path, issues, input),
    moved: path.length === 0 && input.at.length > 0 ? (input.moved ?? []) : [],
    spanOfKey: (name) => input.source.spanOfKey([...at, name]),
    path: input.source.path,
    valueOf: (name) => valueAt(input.value, [...path, name]),
    otherTypes: at.length === 2 && path.length === 0 ? typesThatFit(input.value) : [],
    listWith: (names) => missingListWith(names, path, issues, input),
    contactWith: (names) =>
      contactWith(
        names.map((name) => valueAt(input.value, [...path, name])),
        input.values,
      ),
    commented: (name) => ofCommentedBlock(name, path, input),
    ofBlockAbove: (name) => ofBlockAbove(name, path, input),
    instead: (name) => insteadOfGroup(name, path, input),
    outside: (name) => outsideItsGroup(name, path, input),
  }
}

/** The findings about unknown names, in the order of the names. */
function toldOf(names: readonly string[], group: FieldGroup): readonly Told[] {
  const left = new Set(names)
  return KINDS.flatMap((kind) => {
    const found = kind([...left], group, names)
    for (const each of found) for (const name of each.names) left.delete(name)
    return found
  }).sort((one, other) => names.indexOf(one.names[0]) - names.indexOf(other.names[0]))
}

/** Names that one message tells, at the first of them. */
type Told = {
  readonly names: Names
  readonly finding: Finding
  readonly edits?: readonly Edit[] | undefined
  /** The fields that the author meant. */
  readonly meant: readonly string[]
}

/** Finds the names of one kind among those that nothing is known of so far. */
type Kind = (names: readonly string[], group: FieldGroup, all: readonly string[]) => readonly Told[]

/** Fields of a block that should be a comment as a whole. */
const commented: Kind = (names, group) => {
  const help = names.map(group.commented).find((each) => each !== undefined)
  const told = namesIn(names)
  return help && told ? [{ names: told, finding: unknown(told, group, { help }), meant: [] }] : []
}

/** The last fields of a block with another block in its middle. */
const parted: Kind = (names, group) =>
  names.flatMap((name) => {
    // A block that lacks something itself is of another type, or the field means that.
    const help = group.missing.length > 0 ? undefined : group.ofBlockAbove(name)
    const advice: Advice = { is: 'of the block above' }
    return help ? [{ names: [name], finding: unknown([name], group, { help, advice }), meant: [] }] : []
  })

/** What other programs offer at such a place, and nothing here is called. */
const wished: Kind = (names, group) =>
  names.flatMap((name) => {
    const isOwn = sureFor(name, group) !== undefined || !group.isPageOrBlock
    const help = isOwn ? undefined : noFieldFor(name)
    if (help === undefined) return []
    const meant = group.otherTypes.length > 0 ? group.missing : []
    return [{ names: [name], finding: unknown([name], group, { help }), meant }]
  })

/** A group of fields that should be in a list, or alone. */
const grouped: Kind = (names, group) =>
  names.flatMap((name) => {
    const place = group.instead(name)
    if (!place) return []
    const { help, lines, fix, home = '', hidesMissing } = place
    const meant = hidesMissing ? group.missing : [home]
    return { names: [name], finding: unknown([name], group, { help, lines }), edits: fix, meant }
  })

/** A picture in a block without one. */
const pictured: Kind = (names, group) => {
  const told = namesIn(names.filter((name) => PICTURE.has(name)))
  const isOfBlock = group.isPageOrBlock && !group.known.includes('aliases')
  if (!told?.includes('image') || !isOfBlock || group.missing.length > 0) return []
  return [{ names: told, finding: unknown(told, group, { help: noPicture }), meant: [] }]
}

const ofOtherPrograms: Kind = (names, group) => {
  const remedy = remedyFor(names, group)
  if (!remedy) return []
  const finding = unknown(remedy.told, group, { help: remedy.help, advice: remedy.advice })
  return [{ names: remedy.told, finding, meant: remedy.hidesMissing ? group.missing : [] }]
}

/** Fields of a group around this one have slipped in together. */
const misplaced: Kind = (names, group) => {
  const places = names.flatMap((name) => {
    const place = placeOf(name, group)
    return place ? [{ name, ...place }] : []
  })
  const [around, others] = [true, false].map((is) => places.filter(({ isAround = false }) => isAround === is))
  return [around ?? [], ...(others ?? []).map((each) => [each])].flatMap(([first, ...more]) => {
    if (!first) return []
    const told: Names = [first.name, ...more.map(({ name }) => name)]
    const fixes = [first, ...more].map(({ fix }) => fix)
    return {
      names: told,
      finding: unknown(told, group, { help: first.help, lines: first.lines }),
      edits: fixes.includes(undefined) ? undefined : fixes.flatMap((fix) => fix ?? []),
      meant: [first, ...more].map(({ home = '' }) => home),
    }
  })
}

/** Several fields that nothing is known of. */
const unclear: Kind = (names, group) => {
  const isUnclear = (name: string) =>
    !group.moved.includes(name) && sureFor(name, group) === undefined && !nearest(name, group.free)
  const told = namesIn(names.filter(isUnclear))
  return told && told.length > 1 ? [{ names: told, finding: unknown(told, group), meant: [] }] : []
}

/** Several fields with other names, such as `Q` and `A`. Not if two of them mean the same. */
const renamed: Kind = (names, group) => {
  const found = names.flatMap((name) => {
    const sure = group.moved.includes(name) ? undefined : sureFor(name, group)
    return sure === undefined ? [] : [{ name, sure }]
  })
  const [first, ...more] = found
  const isEach = new Set(found.map(({ sure }) => sure)).size === found.length
  if (!first || more.length === 0 || !isEach) return []
  const meant = found.map(({ sure }) => sure)
  const others = more.map(({ name }) => name)
  return [
    {
      names: [first.name, ...others],
      // The message has the backquotes around them.
      finding: messages.unknownField(first.name, group.name, group.known, allOf(meant).slice(1, -1), {
        others,
      }),
      edits: found.map(({ name, sure }) => replaced(group.spanOfKey(name), sure)),
      meant,
    },
  ]
}

/** If there is one unknown field and one missing field, the author meant that one. */
const alone: Kind = (names, group, all) =>
  names.map((name) => {
    const { known, missing } = group
    const left = all.length === 1 && missing.length === 1 ? missing[0] : undefined
    const sure = sureFor(name, group)
    const meant = sure ?? nearest(name, group.free) ?? left
    const isOfPage = group.moved.includes(name)
    return {
      names: [name],
      finding: messages.unknownField(name, group.name, known, meant, isOfPage ? { isOfPage } : {}),
      edits: sure === undefined || isOfPage ? undefined : [replaced(group.spanOfKey(name), sure)],
      meant: meant === undefined ? [] : [meant],
    }
  })

/** In this order: what is certain comes first. */
const KINDS: readonly Kind[] = [
  commented,
  parted,
  wished,
  grouped,
  pictured,
  ofOtherPrograms,
  misplaced,
  unclear,
  renamed,
  alone,
]

/** A name that is like a field of the group is that field. */
const placeOf = (name: string, group: FieldGroup) =>
  group.moved.includes(name) || sureFor(name, group) !== undefined ? undefined : group.outside(name)

/** The field that a name surely stands for. */
const sureFor = (name: string, { free }: FieldGroup) => certain(name, free) ?? fieldFor(name, free)

const unknown = ([name, ...others]: Names, { name: owner, known }: FieldGroup, more = {}) =>
  messages.unknownField(name, owner, known, undefined, {
    ...more,
    ...(others.length > 0 && { others }),
  })

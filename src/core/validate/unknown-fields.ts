/** Unknown fields. Most are known fields with another name. */
import { certain } from '../../diagnostics/certain.ts'
import type { Diagnostic, Edit, Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import * as remedies from '../../diagnostics/remedies.ts'
import { fieldFor } from '../../diagnostics/synonyms.ts'
import { nearest } from '../../diagnostics/wording.ts'
import { fixWith, replaced } from '../yaml/rewrite.ts'

/** The fields of a group, compared with its schema. */
export type FieldGroup = {
  /** Its name in messages. */
  readonly name: string
  readonly known: readonly string[]
  /** The known fields that it has. */
  readonly present: readonly string[]
  /** The required fields that it lacks. */
  readonly missing: readonly string[]
  /** Fields that the page lacks. They may be meant for it. */
  readonly moved: readonly string[]
  readonly spanOfKey: (name: string) => SourceSpan
  /** The path of the file. */
  readonly path: string
  readonly valueOf: (name: string) => unknown
  /** The block types that have these fields. */
  readonly otherTypes: readonly string[]
  /** For names that are the end of a text with commas: quotes for that text. */
  readonly commas: (names: readonly string[]) => readonly Edit[] | undefined
  /** For a field that another group has: one around this one, or the last entry of a list in it. */
  readonly outside: (name: string) => Misplaced | undefined
}

export type Misplaced = {
  readonly help: string
  readonly fix?: readonly Edit[]
  /** The path of the field in the group where it belongs, from this group on. It is not missing there. */
  readonly home?: string
  /** The group around this one has it. */
  readonly isAround?: boolean
}

/** Reports each unknown field. Returns the names that the author meant: those fields are not missing. */
export function reportUnknownFields(names: readonly string[], group: FieldGroup, report: Report): string[] {
  const { known, present, missing } = group
  const free = known.filter((name) => !present.includes(name))
  const remedy = remedyFor(names, group)
  const places = new Map(names.map((name) => [name, placeOf(name, group)]))
  const unclear = names.filter(
    (name) => !meantBy(name, free) && !group.moved.includes(name) && !places.get(name),
  )
  const renamed = renamedIn(names, free, group)
  const [firstRenamed] = renamed
  // Fields of a group around this one have slipped in together.
  const around = names.filter((name) => places.get(name)?.isAround)
  return names.flatMap((name) => {
    if (remedy?.told.includes(name)) {
      const { help, told, fix } = remedy
      const finding = unknown(told, group, { remedy: help })
      if (name === told[0]) report({ ...finding, span: group.spanOfKey(name), ...fixWith(fix) })
      return remedy.hidesMissing ? missing : []
    }
    const misplaced = places.get(name)
    if (misplaced) {
      const { help, home = '' } = misplaced
      const told = misplaced.isAround ? around : [name]
      if (name !== told[0]) return home
      const all = told.map((each) => places.get(each)?.fix)
      const edits = all.includes(undefined) ? undefined : all.flatMap((each) => each ?? [])
      report({ ...unknown(told, group, { remedy: help }), span: group.spanOfKey(name), ...fixWith(edits) })
      return home
    }
    // Fields that nothing is known of are told together.
    if (unclear.length > 1 && unclear.includes(name)) {
      if (name === unclear[0]) report({ ...unknown(unclear, group), span: group.spanOfKey(name) })
      return []
    }
    const sure = sureFor(name, free)
    const isRenamed = renamed.some(({ name: each }) => each === name)
    if (firstRenamed && isRenamed) {
      if (name === firstRenamed.name) report(manyRenamed(renamed, group))
      return sure ?? []
    }
    // If there is one unknown field and one missing field, the author meant that one.
    const left = names.length === 1 && missing.length === 1 ? missing[0] : undefined
    const meant = sure ?? nearest(name, free) ?? left
    const span = group.spanOfKey(name)
    if (group.moved.includes(name)) {
      report({ ...messages.unknownField(name, group.name, known, meant, { isOfPage: true }), span })
      return meant ?? []
    }
    report({
      ...messages.unknownField(name, group.name, known, meant),
      span,
      ...(sure === undefined ? {} : { fix: [replaced(span, sure)] }),
    })
    return meant ?? []
  })
}

/** A name that is like a field of the group is that field. */
const placeOf = (name: string, { known, present, moved, outside }: FieldGroup) => {
  const free = known.filter((each) => !present.includes(each))
  return moved.includes(name) || sureFor(name, free) !== undefined ? undefined : outside(name)
}

const sureFor = (name: string, free: readonly string[]) => certain(name, free) ?? fieldFor(name, free)
const meantBy = (name: string, free: readonly string[]) => sureFor(name, free) ?? nearest(name, free)

type Renamed = { readonly name: string; readonly sure: string }

/** Several fields with other names, such as `Q` and `A`. Empty if two of them mean the same. */
function renamedIn(names: readonly string[], free: readonly string[], group: FieldGroup): readonly Renamed[] {
  const found = names.flatMap((name): Renamed[] => {
    const sure = group.moved.includes(name) || placeOf(name, group) ? undefined : sureFor(name, free)
    return sure === undefined ? [] : [{ name, sure }]
  })
  const isEach = new Set(found.map(({ sure }) => sure)).size === found.length
  return found.length > 1 && isEach ? found : []
}

function manyRenamed(renamed: readonly Renamed[], { name: owner, known, spanOfKey }: FieldGroup): Diagnostic {
  const [first = '', ...others] = renamed.map(({ name }) => name)
  const meant = renamed.map(({ sure }) => sure).join('` and `')
  return {
    ...messages.unknownField(first, owner, known, meant, { others }),
    span: spanOfKey(first),
    fix: renamed.map(({ name, sure }) => replaced(spanOfKey(name), sure)),
  }
}

const unknown = ([name = '', ...others]: readonly string[], { name: owner, known }: FieldGroup, more = {}) =>
  messages.unknownField(name, owner, known, undefined, {
    ...more,
    ...(others.length > 0 && { others }),
  })

type Remedy = {
  readonly told: readonly string[]
  readonly help: string
  readonly hidesMissing: boolean
  readonly fix?: readonly Edit[]
}

/** What other programs have in pages, and fields of another type of block. */
function remedyFor(names: readonly string[], group: FieldGroup): Remedy | undefined {
  const { known, path, otherTypes } = group
  const file = /^pages\/((?:.*\/)?)([^/]+\.yaml)$/.exec(path)
  if (file) {
    const [, folder = '', own = ''] = file
    const translated = names.flatMap((name) => {
      const language = languageIn(name, known)
      return language ? { name, ...language } : []
    })
    const [first] = translated
    if (first) {
      const help = remedies.ofAnotherLanguage(first.language, own, `pages/${first.code}/${folder}${own}`)
      return { told: translated.map(({ name }) => name), help, hidesMissing: false }
    }
    const isPage = known.includes('aliases')
    const hiding = isPage ? names.find((name) => HIDING.test(name)) : undefined
    if (hiding !== undefined) return { told: [hiding], help: remedies.hidePage, hidesMissing: false }
    const address = isPage ? names.find((name) => ADDRESS.test(name)) : undefined
    if (address !== undefined) {
      const route = `/${folder}${own.replace(/\.yaml$/, '')}`
      const wanted = String(group.valueOf(address)).replace(/^\/?/, '/')
      const help = remedies.addressIsFileName(route, /^[\w/-]+$/.test(wanted) ? wanted : '/new-address')
      return { told: [address], help, hidesMissing: false }
    }
  }
  const fix = group.commas(names)
  if (fix) return { told: names, help: remedies.commaInBraces, hidesMissing: false, fix }
  if (otherTypes.length === 0) return undefined
  return { told: names, help: remedies.fitsBlocks(otherTypes, known), hidesMissing: true }
}

const HIDING = /^(?:un)?published$|^(?:visible|public|private|hidden|hide|status|online)$/i
const ADDRESS = /^(?:slug|permalink|url|route|path|address)$/i

/** `title_sw`, `titleSw` and `title.sw`: a field with the code of a language. */
function languageIn(name: string, known: readonly string[]) {
  const [, field = '', code = ''] =
    /^([a-z]\w*?)(?:[_.-]([a-z]{2})|([A-Z][a-z]))$/.exec(name)?.filter((part) => part !== undefined) ?? []
  if (!known.includes(field)) return undefined
  const language = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code.toLowerCase())
  return language === undefined ? undefined : { language, code: code.toLowerCase() }
}

/** What a text of a page is told by the engine, and what others say of the same text. */
import { isAlias, isCollection, isScalar, parseAllDocuments, visit } from 'yaml'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { checkSite } from '../../../src/core/check/check-site.ts'
import type { WrapChecker } from '../../../src/core/check/checker.ts'
import type { PageChecks } from '../../../src/core/check/page/check-page.ts'
import type { Content, SiteFiles } from '../../../src/core/load/site-files.ts'
import { assemble, siteOf } from '../../../src/core/site/assemble.ts'
import { rememberPages } from '../../../src/core/site/remember-pages.ts'
import { comparedTraits } from '../../../src/core/site/traits/compared-traits.ts'
import type { SourceFile } from '../../../src/core/yaml/source-file.ts'
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import { colours, formatPretty } from '../../../src/diagnostics/format-pretty.ts'

export const NOW = new Date('2025-10-01T12:00+03:00')

export type Judgement = {
  readonly diagnostics: readonly Diagnostic[]
  /** What is printed of them. */
  readonly printed: string
  /** Of the processor, in milliseconds. */
  readonly time: number
}

export type Judge = (path: string, text: string) => Judgement

/** Reads a site again and again with another text in the place of one page. */
export function judgeOf(root: string): Judge {
  const disk = filesIn(root)
  const wrapReader = rememberPages()
  const kept = new Map<string, Content>()
  // A page that was changed is read anew. What was said of it before is of no more use.
  const checks = new WeakMap<SourceFile, PageChecks>()
  const original: SiteFiles['read'] = (path, limit) => {
    const known = kept.get(path) ?? disk.read(path, limit)
    kept.set(path, known)
    return known
  }
  return (path, text) => {
    const bytes = Buffer.from(text)
    const names = [...new Set([...disk.names, path.replace(/^pages\//, '')])].sort()
    const read: SiteFiles['read'] = (each, limit) => {
      if (each !== path) return original(each, limit)
      return bytes.length > limit ? { size: bytes.length } : bytes
    }
    const diagnostics: Diagnostic[] = []
    const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic)
    const before = process.cpuUsage()
    const assembly = assemble({ ...disk, names, read }, report, wrapReader, comparedTraits)
    if (assembly.settings) {
      const site = siteOf(assembly, assembly.settings, { now: NOW })
      // What can be said of the other pages by themselves has not changed.
      const wrap: WrapChecker = (checker) => ({
        ...checker,
        checkPage: (page) => {
          if (!isKept(page.source, path)) return checker.checkPage(page)
          const known = checks.get(page.source) ?? checker.checkPage(page)
          checks.set(page.source, known)
          return known
        },
      })
      checkSite(site, assembly.pages, disk.inspect, report, wrap)
    }
    const textIn = (file: string) => (file === path ? text : undefined)
    const printed = diagnostics.map((each) => formatPretty(each, textIn, colours(false))).join('\n')
    const { user, system } = process.cpuUsage(before)
    return { diagnostics, printed, time: (user + system) / 1000 }
  }
}

/** Pages that take up parts of others are put together anew each time. */
const isKept = (source: SourceFile, changed: string) =>
  source.path !== changed && source.dependsOn.length === 0

const CONTROL = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u
const STACK = /^\s+at .*:\d+:\d+\)?$|node_modules(?!\/ukurasa\/schema\/)|\.ts:\d+/m

/** What is wrong with how something is told: control characters, stack traces, findings without a place, stray lines. */
export function illTold({ diagnostics, printed }: Judgement, text: string): readonly string[] {
  const said = diagnostics.map(({ message, help }) => `${message}\n${help ?? ''}`).join('\n')
  const placeless = diagnostics.filter(({ span: { file, start, end } }) => {
    const isPlace = start.line >= 1 && start.column >= 1 && end.offset >= start.offset
    return file === '' || !isPlace
  })
  // The words of another finding have come above them.
  const stray = diagnostics.filter(({ help = '', lines }) => lines && !/:$|these|this line/.test(help))
  const isOurs = STACK.test(said) && !STACK.test(text)
  return [
    ...(CONTROL.test(printed) ? ['a control character'] : []),
    ...(isOurs ? ['a stack trace'] : []),
    ...placeless.map(({ code }) => `${code} without a place`),
    ...stray.map(({ code }) => `${code} with lines of another finding`),
  ]
}

const STRAY = /(?![\n\r\t])\p{Cc}|\p{Bidi_Control}|\ufeff|\p{Noncharacter_Code_Point}|\r(?!\n)/u

/** Why no page may have this text, as far as the characters and the YAML go. Without the engine. */
export function mustBeRefused(text: string): string | undefined {
  if (STRAY.test(text.replace(/^\ufeff/, ''))) return 'a character'
  if (/^%/.test(text)) return 'a directive'
  const documents = parseAllDocuments(text, { logLevel: 'silent', schema: 'failsafe' })
  const [document] = documents
  if (!document || !('errors' in document)) return 'nothing there'
  if (documents.length > 1) return 'several documents'
  if (document.errors.length > 0) return document.errors[0]?.code ?? 'an error'
  let why: string | undefined
  visit(document, {
    Node: (key, node) => {
      if (isAlias(node)) why = 'an alias'
      else if (node.anchor) why = 'an anchor'
      else if (node.tag && node.tag !== '!todo') why = 'a tag'
      else if (key === 'key' && isCollection(node)) why = 'a name that is no word'
      else if (
        key === 'key' &&
        isScalar(node) &&
        /^(?:__proto__|constructor|prototype)$/.test(String(node.value))
      )
        why = 'a reserved name'
    },
  })
  return why
}

/** What a file of the catalogue is made of: a message, and what `ukurasa explain` says about its code. */
import type { Finding, Severity } from './diagnostic.ts'

/** What happened, and what to do about it. */
export type Words = Pick<Finding, 'message' | 'help' | 'lines' | 'subject' | 'advice'>

/** What to do about it, in words and as data. */
export type Help = { readonly help: string } & Pick<Finding, 'lines' | 'advice'>

/** Makes a finding from the names and figures of one case. Its code and severity are known without a case. */
export type Message<Details extends readonly unknown[]> = ((...details: Details) => Finding) & {
  readonly code: string
  readonly severity: Severity
}

/** To ask whether a finding is one of these. */
export const codesOf = (...messages: readonly { readonly code: string }[]): ReadonlySet<string> =>
  new Set(messages.map(({ code }) => code))

type MessageOf = <Details extends readonly unknown[]>(
  code: string,
  words: (...details: Details) => Words,
) => Message<Details>

// The comments let a bundle leave out the messages that it does not use.

/** The site cannot be built. */
/* @__NO_SIDE_EFFECTS__ */
export const error: MessageOf = (code, words) => messageOf('error', code, words)
/** Something that is most likely wrong. */
/* @__NO_SIDE_EFFECTS__ */
export const warning: MessageOf = (code, words) => messageOf('warning', code, words)
/** Something worth knowing. */
/* @__NO_SIDE_EFFECTS__ */
export const note: MessageOf = (code, words) => messageOf('note', code, words)

const messageOf = <Details extends readonly unknown[]>(
  severity: Severity,
  code: string,
  words: (...details: Details) => Words,
): Message<Details> =>
  Object.assign((...details: Details) => ({ severity, code, ...words(...details) }), { code, severity })

/** What is true of a code on every site. */
export type About = {
  /** What is wrong. */
  readonly what: string
  /** Why it matters. */
  readonly why: string
  readonly examples: readonly [Example, Example]
}

/** A text of several lines may be indented as the code around it is. */
export type Example = {
  /** What the example is part of: fields of a page, entries of its `blocks`, fields of site.yaml; or what it is. */
  readonly in: 'page' | 'blocks' | 'site' | 'file' | 'table' | 'words'
  readonly wrong: string
  readonly right: string
}

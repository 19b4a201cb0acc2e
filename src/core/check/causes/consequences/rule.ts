/** What a rule says: these findings only follow from those. Any order will do. A comment in each rule says why. */
import { type Diagnostic, isWithin } from '../../../../diagnostics/diagnostic.ts'
import type { Context } from '../context.ts'

export type Rule = CauseRule | SiteRule

/** A cause counts even if it is left out itself, or turned off in site.yaml. */
export type CauseRule = {
  readonly causes: Codes | 'error'
  readonly effects: Codes
  /** Without it, a cause anywhere in the site leads to the effects. */
  readonly where?: Follows
}

/** No finding is the cause by its code, but a state of the site. */
export type SiteRule = {
  readonly effects: Codes
  /** Reads the site once, for all effects. */
  readonly when: (site: SiteState) => (effect: Diagnostic) => boolean
}

export type SiteState = Pick<Context, 'loaded' | 'pages'> & { readonly found: readonly Diagnostic[] }

type Codes = ReadonlySet<string>

/** Whether the second finding follows from the first. */
type Follows = (cause: Diagnostic, effect: Diagnostic) => boolean

export const inFile: Follows = (cause, effect) => cause.span.file === effect.span.file
export const causeInEffect: Follows = (cause, effect) => isWithin(cause.span, effect.span)
export const effectInCause: Follows = (cause, effect) => isWithin(effect.span, cause.span)
export const aboutSame: Follows = (cause, effect) => cause.subject === effect.subject
/** The cause is about the file of the effect. */
export const aboutFile: Follows = (cause, effect) => cause.subject === effect.span.file
export const inSiteFile: Follows = (cause, effect) => cause.span.file === SITE && effect.span.file === SITE

export const SITE = 'site.yaml'

/** Leaves out findings that only follow from another finding. They will be gone once that mistake is corrected. */
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts'
import type { Context } from '../context.ts'
import { LANGUAGES } from './languages.ts'
import { PAGES } from './pages.ts'
import type { CauseRule, Rule, SiteState } from './rule.ts'
import { TEXTS } from './texts.ts'

const RULES: readonly Rule[] = [...PAGES, ...TEXTS, ...LANGUAGES]

export function withoutConsequences(
  found: readonly Diagnostic[],
  { loaded, pages }: Pick<Context, 'loaded' | 'pages'>,
): readonly Diagnostic[] {
  const site = { loaded, pages, found }
  const tests = RULES.map((rule) => ({ effects: rule.effects, isEffect: testOf(rule, site) }))
  return found.filter(
    (each) => !tests.some(({ effects, isEffect }) => effects.has(each.code) && isEffect(each)),
  )
}

function testOf(rule: Rule, site: SiteState): (effect: Diagnostic) => boolean {
  if ('when' in rule) return rule.when(site)
  const causes = site.found.filter((each) => isCause(each, rule))
  const { where } = rule
  return (effect) => causes.some((cause) => !where || where(cause, effect))
}

const isCause = ({ severity, code }: Diagnostic, { causes }: CauseRule) =>
  causes === 'error' ? severity === 'error' : causes.has(code)

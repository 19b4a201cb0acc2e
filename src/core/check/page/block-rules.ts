/** Runs the rules of blocks, which are in their `rules.ts`. */
import type { Block, BlockType, Page } from '../../../../schema/page.ts'
import type { SiteConfig } from '../../../../schema/site.ts'
import type { BlockRules, RuleContext } from '../../../block/rules.ts'
import * as rulesModules from '../../../blocks/rules.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import type { Clock } from '../../base/clock.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

const rules: { readonly [Type in BlockType]?: BlockRules<Block<Type>> } = rulesModules

type RuleInput = { readonly config: SiteConfig; readonly clock: Clock }

export function checkBlockRules(
  page: Page,
  source: SourceFile,
  { config, clock }: RuleInput,
  report: Report,
): void {
  page.blocks.forEach((block, index) => {
    if (!rules[block.type]) return
    const reportAt: RuleContext['report'] = (path, finding) =>
      report({ ...finding, span: source.spanOf(['blocks', index, ...path]) })
    checkOne(block.type, block, new Context(config, clock, reportAt))
  })
}

/** Reads the clock only if a rule does, so that a watched clock notes no more than needed. */
class Context implements RuleContext {
  readonly config: SiteConfig
  readonly report: RuleContext['report']
  readonly #clock: Clock

  constructor(config: SiteConfig, clock: Clock, report: RuleContext['report']) {
    this.config = config
    this.#clock = clock
    this.report = report
  }

  get today() {
    return this.#clock.today
  }
}

function checkOne<Type extends BlockType>(type: Type, block: Block<Type>, context: RuleContext): void {
  rules[type]?.(block, context)
}

/** Runs the rules that blocks bring along. */
import type { Block, BlockType, Page } from '../../../../schema/page.ts'
import type { SiteConfig } from '../../../../schema/site.ts'
import type { BlockRules, RuleContext } from '../../../block/rules.ts'
import * as rulesModules from '../../../blocks/rules.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import type { Clock } from '../../base/clock.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

const rules: { readonly [Type in BlockType]?: BlockRules<Block<Type>> } = rulesModules

type Surroundings = { readonly config: SiteConfig; readonly clock: Clock }

export function checkBlockRules(
  page: Page,
  source: SourceFile,
  { config, clock }: Surroundings,
  report: Report,
): void {
  page.blocks.forEach((block, index) => {
    if (!rules[block.type]) return
    const tell: RuleContext['report'] = (path, finding) =>
      report({ ...finding, span: source.spanOf(['blocks', index, ...path]) })
    checkOne(block.type, block, new Context(config, clock, tell))
  })
}

/** The clock is asked only if a rule does. */
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

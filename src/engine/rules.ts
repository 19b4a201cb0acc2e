/** Runs the rules that blocks bring along. */
import type { Block, BlockType, Page } from '../../schema/page.ts'
import type { SiteConfig } from '../../schema/site.ts'
import type { BlockRules } from '../block/rules.ts'
import * as rulesModules from '../blocks/rules.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Clock } from './clock.ts'
import type { SourceFile } from './source.ts'

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
    checkOne(block.type, block, {
      config,
      get today() {
        return clock.today
      },
      report: (path, finding) => report({ ...finding, span: source.spanOf(['blocks', index, ...path]) }),
    })
  })
}

function checkOne<Type extends BlockType>(
  type: Type,
  block: Block<Type>,
  context: Parameters<BlockRules<Block<Type>>>[1],
): void {
  rules[type]?.(block, context)
}

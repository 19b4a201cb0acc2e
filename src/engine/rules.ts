/** Runs the rules that blocks bring along. */
import type { Block, BlockType, Page } from '../../schema/page.ts'
import type { BlockRules } from '../block/rules.ts'
import * as rulesModules from '../blocks/rules.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Site } from './site.ts'
import type { SourceFile } from './source.ts'

const rules: { readonly [Type in BlockType]?: BlockRules<Block<Type>> } = rulesModules

export function checkBlockRules(page: Page, source: SourceFile, site: Site, report: Report): void {
  const { config, now } = site
  page.blocks.forEach((block, index) => {
    checkOne(block.type, block, {
      config,
      now,
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

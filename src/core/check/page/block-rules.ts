/** Runs the rules of blocks, which are in their `rules.ts`. */
import type { Block, BlockType } from '../../../../schema/page.ts'
import type { BlockRules, RuleContext } from '../../../block/rules.ts'
import * as rulesModules from '../../../blocks/rules.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import { mergedByList } from '../../validate/merged-findings.ts'
import { fixWith, rewritten } from '../../yaml/rewrite.ts'
import { isStandIn, type SourceFile, writtenAt } from '../../yaml/source-file.ts'
import type { PageContext } from './page-check.ts'

const rules: { readonly [Type in BlockType]?: BlockRules<Block<Type>> } = rulesModules

export function checkBlockRules({ page, source, config, clock, report }: PageContext): void {
  page.blocks.forEach((block, index) => {
    if (!rules[block.type]) return
    const merged = mergedByList(report)
    const inPage = (path: FieldPath) => ['blocks', index, ...path]
    const reportAt: RuleContext['report'] = (path, finding, { isName = false, meant = [] } = {}) => {
      const span = isName ? source.spanOfKey(inPage(path)) : source.spanOf(inPage(path))
      const edits = meant.map(([at, words]) => editsAt(inPage(at), isName, words, source))
      const fix = edits.includes(undefined) ? [] : edits.flatMap((each) => each ?? [])
      merged.report({ ...finding, span, ...fixWith(fix) }, path)
    }
    const linesOf: RuleContext['linesOf'] = (path) => {
      const span = source.spanOf(inPage(path))
      const first = span.start.line
      const above = source
        .textIn(span.file)
        .split('\n', first - 1)
        .join('\n')
      const lines = writtenAt(source, span).trimEnd().split('\n').length
      return { first, last: first + lines - 1, comment: /(?:\n *#.*)*$/.exec(above)?.[0] ?? '' }
    }
    checkOne(block.type, block, {
      config,
      written: (path) => writtenAt(source, source.spanOf(inPage(path))),
      report: reportAt,
      around: (path) => {
        const { file, start, end } = source.spanOf(inPage(path))
        const text = source.textIn(file)
        return `${text.charAt(start.offset - 1)}${text.charAt(end.offset)}`
      },
      linesOf,
      isStandIn: () => isStandIn(source, ['blocks', index]),
      // Read only if a rule does, so that a watched clock notes no more than needed.
      get today() {
        return clock.today
      },
    })
    merged.end()
  })
}

/** Writes what was meant in the place of a name or a value. */
function editsAt(at: FieldPath, isName: boolean, meant: string | undefined, source: SourceFile) {
  if (meant === undefined) return undefined
  return isName
    ? rewritten(source, source.spanOfKey(at), String(at.at(-1)), meant)
    : rewritten(source, source.spanOf(at), String(valueAt(source.value, at)), meant)
}

function checkOne<Type extends BlockType>(type: Type, block: Block<Type>, context: RuleContext): void {
  rules[type]?.(block, context)
}

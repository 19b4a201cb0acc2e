/** Runs the rules of blocks, which are in their `rules.ts`. */
import type { Block, BlockType, Page } from '../../../../schema/page.ts'
import type { SiteConfig } from '../../../../schema/site.ts'
import type { BlockRules, RuleContext, RuleSpot } from '../../../block/rules.ts'
import * as rulesModules from '../../../blocks/rules.ts'
import { certain } from '../../../diagnostics/certain.ts'
import type { Diagnostic, Edit, Report } from '../../../diagnostics/diagnostic.ts'
import type { Clock } from '../../base/clock.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import { fixWith, rewritten } from '../../yaml/rewrite.ts'
import { type SourceFile, writtenAt } from '../../yaml/source-file.ts'

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
    const reportAt: RuleContext['report'] = (path, finding, spot = {}) => {
      const at = ['blocks', index, ...path]
      const span = spot.isName ? source.spanOfKey(at) : source.spanOf(at)
      const { values } = spot
      const edits = values
        ? values.map(([path, meant]) => valueEdit(['blocks', index, ...path], meant, source))
        : editsAt(at, spot, source)
      report({ ...finding, span, ...allOrNone(edits) })
    }
    const linesOf: RuleContext['linesOf'] = (path) => {
      const span = source.spanOf(['blocks', index, ...path])
      const first = span.start.line
      const above = source.textIn(span.file).split('\n', first)[first - 2] ?? ''
      const lines = writtenAt(source, span).trimEnd().split('\n').length
      return { first, last: first + lines - 1, comment: /^\s*#/.test(above) }
    }
    checkOne(block.type, block, {
      config,
      written: (path) => writtenAt(source, source.spanOf(['blocks', index, ...path])),
      report: reportAt,
      linesOf,
      // Read only if a rule does, so that a watched clock notes no more than needed.
      get today() {
        return clock.today
      },
    })
  })
}

type MaybeEdits = readonly (readonly Edit[] | undefined)[]

/** Writes what was meant in the place of a name or a value. */
function editsAt(at: FieldPath, spot: RuleSpot, source: SourceFile): MaybeEdits {
  const { isName, known = [], others = [] } = spot
  const written = isName ? String(at.at(-1)) : valueAt(source.value, at)
  if (typeof written !== 'string') return []
  const meant = spot.meant ?? certain(written, known)
  if (meant === undefined) return []
  const own = rewritten(source, isName ? source.spanOfKey(at) : source.spanOf(at), written, meant)
  const further = others.map(([name, right]) =>
    rewritten(source, source.spanOfKey([...at.slice(0, -1), name]), name, right),
  )
  return [own, ...further]
}

const valueEdit = (path: FieldPath, meant: string, source: SourceFile) =>
  rewritten(source, source.spanOf(path), String(valueAt(source.value, path)), meant)

const allOrNone = (edits: MaybeEdits): Pick<Diagnostic, 'fix'> =>
  edits.length === 0 || edits.includes(undefined) ? {} : fixWith(edits.flatMap((each) => each ?? []))

function checkOne<Type extends BlockType>(type: Type, block: Block<Type>, context: RuleContext): void {
  rules[type]?.(block, context)
}

/** Which field a date on the page stands for. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { textsIn } from '../../core/base/texts-in.ts'
import { isElement } from './dom.ts'

/** `block`: what the file says of it. `nodes`: the block on the page. */
export function pathOfDate(
  block: unknown,
  path: FieldPath,
  nodes: readonly Node[],
  target: Node,
): FieldPath | undefined {
  const pressed = (isElement(target) ? target : target.parentElement)?.closest('time[datetime]')
  const day = pressed?.getAttribute('datetime')
  if (!pressed || !day) return undefined
  const dates = nodes.filter(isElement).flatMap((node) => [...node.querySelectorAll('time[datetime]')])
  const same = dates.filter((each) => each.getAttribute('datetime') === day)
  const fields = textsIn(block, path).filter(({ text }) => text === day)
  return fieldAmong(
    fields.map((each) => each.path),
    same.findIndex((each) => each.isSameNode(pressed)),
    same.length,
  )
}

/** Equal dates are told apart by their order. If the page shows more of them or fewer, nothing is certain. */
export function fieldAmong(fields: readonly FieldPath[], at: number, shown: number): FieldPath | undefined {
  return fields.length === 1 ? fields[0] : fields.length === shown ? fields[at] : undefined
}

/** Stand-ins as text for people, grouped by owner. */

import { compare } from '../../../diagnostics/diagnostic.ts'
import type { Colours } from '../../../diagnostics/format-pretty.ts'
import { count } from '../../../diagnostics/wording.ts'
import type { OpenStandIn } from './stand-ins.ts'

/** `found` has the most urgent first, and the groups keep that order: the owner of the most urgent one comes first. */
export function inGroups(found: readonly OpenStandIn[], colour: Colours): string {
  const owners = new Map<string, OpenStandIn[]>()
  for (const each of found) {
    const name = each.owner ?? ''
    owners.set(name, [...(owners.get(name) ?? []), each])
  }
  const groups = [...owners].toSorted(([a, inA], [b, inB]) => urgency(a, inA, b, inB))
  return groups.map(([owner, members]) => groupOf(owner, members, colour)).join('\n')
}

/** Stand-ins without an owner come last. The others are sorted by the first due date, then by name. */
function urgency(a: string, inA: readonly OpenStandIn[], b: string, inB: readonly OpenStandIn[]): number {
  if ((a === '') !== (b === '')) return a === '' ? 1 : -1
  return compare(inA[0]?.due ?? '~', inB[0]?.due ?? '~') || compare(a, b)
}

function groupOf(owner: string, members: readonly OpenStandIn[], colour: Colours): string {
  const name = owner === '' ? 'Without an owner' : owner
  const days = members.map(dayOf)
  const width = Math.max(...days.map((day) => day.length))
  const lines = members.map((each, index) => {
    const day = (days[index] ?? '').padEnd(width)
    const tinted = each.overdue ? colour.red(day) : day
    const place = colour.dim(`${each.file}:${each.line}:${each.column}`)
    return `  ${width > 0 ? `${tinted}  ` : ''}${place} ${each.field}: ${each.value}`
  })
  return `${colour.bold(name)} (${members.length})\n${lines.join('\n')}\n`
}

function dayOf({ due, dueInWords, overdue }: OpenStandIn): string {
  if (overdue) return `overdue ${due}`
  if (due !== undefined) return `due ${due}`
  return dueInWords === undefined ? '' : `due "${dueInWords}"?`
}

export function summary(found: readonly OpenStandIn[]): string {
  const overdue = found.filter((each) => each.overdue).length
  const dated = found.filter(({ due }) => due !== undefined).length
  const parts = [
    ...(overdue > 0 ? [`${overdue} overdue`] : []),
    ...(dated > overdue ? [`${dated - overdue} due later`] : []),
    ...(dated > 0 && found.length > dated ? [`${found.length - dated} without a due date`] : []),
  ]
  return `${count(found.length, 'stand-in')}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}

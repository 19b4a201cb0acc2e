/** Merges two changed versions of a value, path by path. */
import { isSameTree, isTreeGroup, isTreeList, type Tree } from '../../operations/tree.ts'
import { mergeLines } from './merge-lines.ts'
import { mergeLists } from './merge-lists.ts'
import { type At, type Choices, clashAt, keep, type Plan, type Three, writing } from './plan.ts'

/** `after`: the field that a field of mine comes behind. */
export function mergeTrees(three: Three, at: At, choices: Choices, after?: string): Plan {
  const { opened, mine, theirs } = three
  if (isSameTree(mine, opened) || isSameTree(mine, theirs)) return keep(theirs)
  if (mine && theirs) return mergeBoth({ opened, mine, theirs }, at, choices)
  if (isSameTree(theirs, opened)) return takeMine(mine, at, after)
  return decide(three, at, choices, after)
}

/** Only I changed it, or I decided. */
function takeMine(mine: Tree | undefined, at: At, after?: string): Plan {
  const steps = mine ? writing(at.theirs, mine, after) : [{ kind: 'unset', at: at.theirs } as const]
  return { tree: mine, steps, clashes: [] }
}

/** Both changed it. Their version stays until the author chooses. */
function decide(three: Three, at: At, choices: Choices, after?: string): Plan {
  const clash = clashAt('value', at, three)
  const plan = choices.get(clash.key) === 'mine' ? takeMine(three.mine, at, after) : keep(three.theirs)
  return { ...plan, clashes: [clash] }
}

type Both = { readonly opened: Tree | undefined; readonly mine: Tree; readonly theirs: Tree }

function mergeBoth({ opened, mine, theirs }: Both, at: At, choices: Choices): Plan {
  const standIn = mine.standIn === opened?.standIn ? theirs.standIn : mine.standIn
  const plan = mergeValues({ opened, mine, theirs }, at, choices)
  const written = plan.tree?.standIn ?? false
  const marks = standIn === written || !plan.tree ? [] : [{ kind: 'mark', at: at.theirs, standIn } as const]
  return { ...plan, tree: plan.tree && { ...plan.tree, standIn }, steps: [...plan.steps, ...marks] }
}

function mergeValues({ opened, mine, theirs }: Both, at: At, choices: Choices): Plan {
  const old = opened?.value
  if (isTreeGroup(mine.value) && isTreeGroup(theirs.value)) {
    const fields = old !== undefined && isTreeGroup(old) ? old : {}
    return mergeGroups(
      { opened: fields, mine: mine.value, theirs: theirs.value },
      theirs.standIn,
      at,
      choices,
    )
  }
  if (isTreeList(mine.value) && isTreeList(theirs.value)) {
    const entries = old !== undefined && isTreeList(old) ? old : []
    return mergeLists(
      { opened: entries, mine: mine.value, theirs: theirs.value },
      theirs.standIn,
      at,
      choices,
      mergeTrees,
    )
  }
  const isSame = (one: Tree['value'] | undefined, other: Tree['value']) =>
    JSON.stringify(one) === JSON.stringify(other)
  if (isSame(old, mine.value) || isSame(mine.value, theirs.value)) return keep(theirs)
  const whole = { ...mine, standIn: theirs.standIn }
  if (isSame(old, theirs.value)) return { tree: whole, steps: writing(at.theirs, whole), clashes: [] }
  const text = mergedText(old, mine.value, theirs.value)
  if (text === undefined) return decide({ opened, mine: whole, theirs }, at, choices)
  return {
    tree: { ...theirs, value: text },
    steps: [{ kind: 'set', at: at.theirs, value: text }],
    clashes: [],
  }
}

/** Long texts are merged line by line. */
function mergedText(
  old: Tree['value'] | undefined,
  mine: Tree['value'],
  theirs: Tree['value'],
): string | undefined {
  const areTexts = typeof old === 'string' && typeof mine === 'string' && typeof theirs === 'string'
  return areTexts ? mergeLines({ opened: old, mine, theirs }, 'clash') : undefined
}

type Fields = { readonly [name: string]: Tree }
type Groups = { readonly opened: Fields; readonly mine: Fields; readonly theirs: Fields }

function mergeGroups({ opened, mine, theirs }: Groups, standIn: boolean, at: At, choices: Choices): Plan {
  const own = Object.keys(mine)
  const names = [...new Set([...Object.keys(theirs), ...own])]
  const fields = new Map(Object.entries(theirs))
  const plans = names.map((name) => {
    const three = { opened: opened[name], mine: mine[name], theirs: theirs[name] }
    const after = own.slice(0, Math.max(0, own.indexOf(name))).findLast((each) => fields.has(each))
    const inner = { theirs: [...at.theirs, name], mine: [...at.mine, name] }
    const plan = mergeTrees(three, inner, choices, after)
    if (!plan.tree) fields.delete(name)
    else if (fields.has(name)) fields.set(name, plan.tree)
    else addAfter(fields, after, name, plan.tree)
    return plan
  })
  return {
    tree: { standIn, value: Object.fromEntries(fields) },
    steps: plans.flatMap(({ steps }) => steps),
    clashes: plans.flatMap(({ clashes }) => clashes),
  }
}

function addAfter(fields: Map<string, Tree>, after: string | undefined, name: string, tree: Tree): void {
  const entries = [...fields]
  const place = entries.findIndex(([each]) => each === after)
  entries.splice(place < 0 ? entries.length : place + 1, 0, [name, tree])
  fields.clear()
  for (const [each, inner] of entries) fields.set(each, inner)
}

/** A change with the names that the forms of Studio have, for people who never see the file. */
import { labels } from '../../../languages/en/studio/labels.ts'
import { labelOf } from '../../base/label-of.ts'
import type { PageChange, PathStep, SiteChanges, ValueChange } from '../diff/change-types.ts'

/** Groups of site.yaml whose entries have names of the author. */
const OF_AUTHOR = new Set([
  'contacts',
  'facts',
  'links',
  'chains',
  'spelling',
  'words',
  'checks',
  'languages',
])

export function inFormWords(changes: SiteChanges): SiteChanges {
  return {
    ...changes,
    pages: changes.pages.map(ofPage),
    snippets: changes.snippets.map(ofPage),
    settings: changes.settings.map((change) => ofValue(change, labelsOfSettings)),
  }
}

function ofPage<Change extends PageChange>(page: Change): Change {
  const { blocks, changes } = page
  return {
    ...page,
    ...(blocks && { blocks: blocks.map(blockLabel) }),
    changes: changes.map((change) => ofValue(change, labelsOfPage)),
  }
}

type Labels = (names: readonly string[]) => readonly string[]

function ofValue<Change extends ValueChange>(change: Change, labelsOf: Labels): Change {
  const through = change.through?.map((name) => labelsOfSettings(name.split('.')).join(' › '))
  const labels = labelsOf(change.at.map(({ type, field }) => type ?? field ?? ''))
  const at = change.at.map((step, index): PathStep => ({ ...step, label: labels[index] ?? '' }))
  return { ...change, at, ...(through && { through }) }
}

const labelsOfPage: Labels = (names) => names.map(labelFor)

const labelsOfSettings: Labels = (names) =>
  names.map((name, index) => (isOfAuthor(names, index) ? name : labelFor(name)))

/** Lists further in have such names too, but their entries have fields: `links` of the footer. */
function isOfAuthor(names: readonly string[], index: number): boolean {
  const isInGroup = index === 1 || (index === 3 && names[0] === 'languages')
  return isInGroup && OF_AUTHOR.has(names[index - 1] ?? '')
}

/** A snippet has its name. */
const blockLabel = (name: string) => (name.includes('/') ? name : labelFor(name))

const labelFor = (name: string) => (Object.hasOwn(labels, name) ? (labels[name] ?? name) : labelOf(name))

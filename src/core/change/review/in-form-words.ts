/** A change with the names that the forms of Studio have, for people who never see the file. */
import { labels } from '../../../languages/en/studio/labels.ts'
import { labelOf } from '../../base/label-of.ts'
import type { PageChange, PathStep, SiteChanges, ValueChange } from '../diff/change-types.ts'

/** Groups whose entries have names of the author. */
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
    settings: changes.settings.map(ofValue),
  }
}

function ofPage<Change extends PageChange>(page: Change): Change {
  const { blocks, changes } = page
  return { ...page, ...(blocks && { blocks: blocks.map(blockLabel) }), changes: changes.map(ofValue) }
}

function ofValue<Change extends ValueChange>(change: Change): Change {
  const through = change.through?.map((name) => pathInForm(name.split('.')).join(' › '))
  const labels = pathInForm(change.at.map(({ type, field }) => type ?? field))
  const at = change.at.map((step, index): PathStep => ({ ...step, label: labels[index] ?? '' }))
  return { ...change, at, ...(through && { through }) }
}

const pathInForm = (names: readonly (string | undefined)[]): readonly string[] =>
  names.map((name = '', index) => (OF_AUTHOR.has(names[index - 1] ?? '') ? name : labelFor(name)))

/** A snippet has its name. */
const blockLabel = (name: string) => (name.includes('/') ? name : labelFor(name))

const labelFor = (name: string) => (Object.hasOwn(labels, name) ? (labels[name] ?? name) : labelOf(name))

/**
 * What selectors can match in a piece of HTML: its tags, classes, ids and attributes, but not the words of its text.
 */
import type { ExtractorResultDetailed } from 'purgecss'

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g

/** Reads HTML as React writes it: attribute values stand in double quotes. */
export function namesInHtml(html: string): ExtractorResultDetailed {
  const tags = new Set<string>()
  const names = new Set<string>()
  const values = new Set<string>()
  const classes = new Set<string>()
  const ids = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    tags.add(tag)
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      names.add(name)
      values.add(value)
      if (name === 'id') ids.add(value)
      if (name === 'class') for (const one of value.split(/\s+/)) classes.add(one)
    }
  }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  }
}

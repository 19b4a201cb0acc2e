/** Finds words of a page that come from a value of site.yaml. */
import type { SourceSpan } from '../../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { Site } from '../../site/site.ts'
import { pathOfValue, REFERENCE } from '../../validate/interpolate.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** The words in site.yaml, if the text at a path includes them by a reference. Slow: for words with a mistake only. */
export function valueWith(
  words: string,
  source: SourceFile,
  path: FieldPath,
  { configSource }: Pick<Site, 'configSource'>,
): SourceSpan | undefined {
  const written = valueAt(source.value, path)
  if (typeof written !== 'string' || written.includes(words) || source.path === configSource.path)
    return undefined
  for (const { 1: name = '' } of written.matchAll(REFERENCE)) {
    const value = valueAt(configSource.value, pathOfValue(name))
    if (typeof value === 'string' && value.includes(words))
      return configSource.spanOfWords(pathOfValue(name), words)
  }
  return undefined
}

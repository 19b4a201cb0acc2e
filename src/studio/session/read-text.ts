/** A text of a file as the form reads it. */
import { toSource } from '../../core/yaml/source.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'

/** A table has a text, but no value. */
export function read(path: string, text: string): SourceFile {
  if (path.endsWith('.yaml')) return toSource(path, text, () => undefined)
  return { ...toSource(path, '', () => undefined), text, value: undefined }
}

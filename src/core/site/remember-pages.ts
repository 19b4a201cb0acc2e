/** Remembers pages within one process, such as the live preview: only changed pages are read again. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { LARGEST_FILE } from '../base/limits.ts'
import type { DocumentFiles } from '../load/site-files.ts'
import { TABLE_FILE } from '../load/tables/include-rows.ts'
import type { WrapReader } from './read-documents.ts'
import type { PageRead } from './read-page.ts'

type RememberedPage = {
  /** Compared by identity: the content of an unchanged file must be the same object. */
  readonly content: ReturnType<DocumentFiles['read']>
  readonly read: PageRead | undefined
  readonly found: readonly Diagnostic[]
}

/** What all pages depend on: the values in site.yaml, and every snippet and table. */
type Shared = { readonly values: string; readonly contents: readonly unknown[] }

export function rememberPages(): WrapReader {
  let shared: Shared | undefined
  let pages = new Map<string, RememberedPage>()
  return (reader, { files, values }) => {
    const now = {
      values: JSON.stringify(values && [values.conventions, ...values]),
      contents: sharedContents(files),
    }
    if (!shared || !isSame(shared, now)) pages = new Map()
    shared = now
    return (path, report) => {
      const content = files.read(path, LARGEST_FILE)
      const before = pages.get(path)
      // Lines of site.yaml move without a change of its values.
      const isPlaced = before?.found.every(({ span }) => span.file !== 'site.yaml')
      const known = before?.content === content && isPlaced ? before : { content, ...outcomeOf(reader, path) }
      pages.set(path, known)
      known.found.forEach(report)
      return known.read
    }
  }
}

function sharedContents(files: DocumentFiles): readonly unknown[] {
  return files.names
    .filter((name) => TABLE_FILE.test(name) || name.startsWith('snippets/'))
    .flatMap((name) => [name, files.read(`pages/${name}`, LARGEST_FILE)])
}

function isSame(a: Shared, b: Shared): boolean {
  return (
    a.values === b.values &&
    a.contents.length === b.contents.length &&
    a.contents.every((content, index) => content === b.contents[index])
  )
}

function outcomeOf(reader: ReturnType<WrapReader>, path: string): Omit<RememberedPage, 'content'> {
  const found: Diagnostic[] = []
  const read = reader(path, (diagnostic) => void found.push(diagnostic))
  return { read, found }
}

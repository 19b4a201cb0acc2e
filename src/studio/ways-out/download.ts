/** Hands the changed files over: one file as it is, several as a zip with their paths and the change in words. */
import { lastPart } from '../../core/base/last-part.ts'
import type { Content, Proposal, WayOut } from './way-out.ts'
import { zipOf } from './zip.ts'

const ZIP = 'change.zip'
const WORDS = 'CHANGE.md'

/** `give` is what the browser does with a file. */
export function downloadWay(give: (name: string, bytes: Uint8Array) => void = download): WayOut {
  return {
    name: 'download',
    propose: async ({ title, words, files }: Proposal) => {
      const [only] = files
      if (files.length === 1 && only && only.content !== null) {
        const name = lastPart(only.path)
        give(name, bytesOf(only.content))
        return { kind: 'handed-over', what: { kind: 'file', name, path: only.path } }
      }
      const removed = files.filter(({ content }) => content === null).map(({ path }) => path)
      const list = removed.map((path) => `\n- ${path} (removed)`).join('')
      const entries = files.flatMap(({ path, content }) =>
        content === null ? [] : [{ path, bytes: bytesOf(content) }],
      )
      const about = { path: WORDS, bytes: bytesOf(`# ${title}\n\n${words}\n${list}\n`) }
      give(ZIP, zipOf([about, ...entries], new Date()))
      return { kind: 'handed-over', what: { kind: 'zip', name: ZIP, removed } }
    },
  }
}

export const bytesOf = (content: Content): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content)

/** As long as a browser may need to read it, in milliseconds. */
const READ_AFTER = 60_000

export function download(name: string, bytes: Uint8Array): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([Uint8Array.from(bytes)]))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_AFTER)
}

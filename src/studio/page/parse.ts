/** Makes a document from HTML. The policy allows no script to make elements from text. A request for a document may. */
import { withoutScripts } from '../../preview/marks.ts'
import { withoutStyles } from './styles.ts'

/** A whole page, without what Studio's policy forbids. */
export const parsePage = (html: string): Promise<Document | undefined> =>
  parseHtml(withoutStyles(withoutScripts(html)))

export function parseHtml(html: string): Promise<Document | undefined> {
  const address = URL.createObjectURL(
    new Blob([`<!doctype html>${html}`], { type: 'text/html; charset=utf-8' }),
  )
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.addEventListener('loadend', () => {
      URL.revokeObjectURL(address)
      resolve(request.responseXML ?? undefined)
    })
    request.open('GET', address)
    request.send()
  })
}

/**
 * Texts that many pages share, such as the stylesheet: marks stand for them while a page is rendered, and their bytes
 * are put in when the page is whole. They make up most of a page, and are encoded once.
 */

export type SharedTexts = {
  /** The mark of a text, for `dangerouslySetInnerHTML`. */
  readonly mark: (text: string) => string
  /** Rendered HTML with every text in its place. */
  readonly fill: (html: string) => string
  /** The same as bytes. */
  readonly fillBytes: (html: string) => Uint8Array
}

/** React escapes `<` in what authors write, so nothing of theirs can look like a mark. */
const [BEGINS, ENDS] = ['<!--shared:', '-->']

type Text = { readonly text: string; readonly bytes: Buffer }
const NOTHING: Text = { text: '', bytes: Buffer.alloc(0) }

export function newSharedTexts(): SharedTexts {
  const numbers = new Map<string, number>()
  const texts: Text[] = []
  const parts = (html: string) => partsOf(html, texts)
  return {
    mark: (text) => {
      const number = numbers.get(text) ?? texts.push({ text, bytes: Buffer.from(text) }) - 1
      numbers.set(text, number)
      return `${BEGINS}${number}${ENDS}`
    },
    fill: (html) =>
      parts(html)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    fillBytes: (html) => bytesOf(parts(html)),
  }
}

/** What stands between marks, and the texts that they stand for. */
function partsOf(html: string, texts: readonly Text[]): readonly (string | Text)[] {
  const parts: (string | Text)[] = []
  let from = 0
  for (let at = html.indexOf(BEGINS); at >= 0; at = html.indexOf(BEGINS, from)) {
    const end = html.indexOf(ENDS, at)
    parts.push(html.slice(from, at), texts[Number(html.slice(at + BEGINS.length, end))] ?? NOTHING)
    from = end + ENDS.length
  }
  return [...parts, html.slice(from)]
}

/** Written once into a place of their size. */
function bytesOf(parts: readonly (string | Text)[]): Uint8Array {
  const size = parts.reduce(
    (sum, part) => sum + (typeof part === 'string' ? Buffer.byteLength(part) : part.bytes.length),
    0,
  )
  const bytes = Buffer.allocUnsafeSlow(size)
  let at = 0
  for (const part of parts) {
    if (typeof part === 'string') at += bytes.write(part, at)
    else {
      bytes.set(part.bytes, at)
      at += part.bytes.length
    }
  }
  return bytes
}

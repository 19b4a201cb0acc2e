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
const MARK = /<!--shared:(\d+)-->/

export function newSharedTexts(): SharedTexts {
  const numbers = new Map<string, number>()
  const texts: { readonly text: string; readonly bytes: Buffer }[] = []
  /** Every second part is the number of a text. */
  const partsOf = (html: string) => html.split(MARK)
  const textAt = (part: string) => texts[Number(part)]
  return {
    mark: (text) => {
      const number = numbers.get(text) ?? texts.push({ text, bytes: Buffer.from(text) }) - 1
      numbers.set(text, number)
      return `<!--shared:${number}-->`
    },
    fill: (html) =>
      partsOf(html)
        .map((part, index) => (index % 2 === 0 ? part : (textAt(part)?.text ?? '')))
        .join(''),
    fillBytes: (html) =>
      Buffer.concat(
        partsOf(html).map((part, index) =>
          index % 2 === 0 ? Buffer.from(part) : (textAt(part)?.bytes ?? Buffer.alloc(0)),
        ),
      ),
  }
}

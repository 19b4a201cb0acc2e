/** A text as the search compares it: without case, accents and kinds of white space. Each character keeps its place. */
export type Folded = {
  readonly text: string
  /** The place in the original, for each character of the text. */
  readonly starts: readonly number[]
}

/** What nobody types in a search: accents on their own, marks of Markdown, and characters that are not seen. */
const LEFT_OUT = /[\p{M}*\u00AD\u200B-\u200D\uFEFF]/gu
const QUOTES: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
}
/** `24,500` is found as `24500`, and the other way round. */
const BETWEEN_THOUSANDS = /(?<=\d)[,.'’\s](?=\d{3}(?!\d))/g

export function folded(original: string): Folded {
  const skipped = new Set([...original.matchAll(BETWEEN_THOUSANDS)].map(({ index }) => index))
  const starts: number[] = []
  let text = ''
  let at = 0
  for (const sign of original) {
    const plain = skipped.has(at) ? '' : plainOf(sign)
    // Any white space is one blank.
    if (plain !== ' ' || !text.endsWith(' ')) {
      text += plain
      for (let count = plain.length; count > 0; count--) starts.push(at)
    }
    at += sign.length
  }
  return { text, starts }
}

function plainOf(sign: string): string {
  const plain = (QUOTES[sign] ?? sign).normalize('NFKD').replaceAll(LEFT_OUT, '').toLowerCase()
  return plain.trim() === '' && plain !== '' ? ' ' : plain
}

export type Hit = { readonly from: number; readonly to: number }

/** Where words are in a text, as places in the original. `words` is folded and trimmed. */
export function hitsIn({ text, starts }: Folded, words: string, original: string): readonly Hit[] {
  const hits: Hit[] = []
  if (words === '') return hits
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const last = starts[at + words.length - 1] ?? 0
    const end = /^.\p{M}*/su.exec(original.slice(last))?.[0].length ?? 1
    hits.push({ from: starts[at] ?? 0, to: last + end })
  }
  return hits
}

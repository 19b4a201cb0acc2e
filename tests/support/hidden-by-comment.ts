/** What an author has put between the signs of a comment in HTML or in programs is meant to be hidden. */

type Texts = { readonly slipped: string; readonly mended: string }

/** Whether a mend has put `#` before the words, because the author had put such signs around them. */
export const isHidden = (words: string, { slipped, mended }: Texts) =>
  /^\s*(?:<!--|\/\*)/m.test(slipped) &&
  mended.split('\n').some((line) => /^\s*#/.test(line) && line.includes(words))

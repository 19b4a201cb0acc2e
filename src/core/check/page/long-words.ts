/** Looks for words of at least five letters: shorter ones are too like others. */

/** Where words are remembered, by a number that is made of their letters. */
const PLACES = 2 ** 14

/** Letters of a to z, and those of Latin alphabets with a mark. */
const isLetter = (code: number) => {
  const small = code | 32
  return small > 96 && (small < 123 || (small > 222 && small < 384))
}

/** Asks once for most words, and makes no text of a word that it knows: sites have few words, and many times each. */
export function someLongWord(isSuch: (word: string) => boolean): (text: string) => boolean {
  const known = new Int32Array(PLACES)
  return (text) => {
    for (let at = 0; at < text.length; at++) {
      const start = at
      let sum = 0
      for (let code = text.charCodeAt(at); isLetter(code); code = text.charCodeAt(++at))
        sum = (sum * 33 + code) | 0
      if (at - start < 5 || known[sum & (PLACES - 1)] === sum) continue
      if (isSuch(text.slice(start, at))) return true
      known[sum & (PLACES - 1)] = sum
    }
    return false
  }
}

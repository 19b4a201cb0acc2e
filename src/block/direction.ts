/** Languages that are written from right to left, or have such a script in their tag. */
const LEFTWARDS = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b(?!-latn)|-(?:arab|hebr|thaa|nkoo|adlm)\b/i

/** What `dir` says. Nothing if lines begin on the left, as in every document that does not say it. */
export const directionOf = (lang: string): 'rtl' | undefined => (LEFTWARDS.test(lang) ? 'rtl' : undefined)

/** Patterns for what stands before and after a word of a text. */

/** Not in an address, or in the name of a file. */
export const [BEFORE, AFTER] = [
  String.raw`(?<![\p{L}\p{M}\d/.@_-])`,
  String.raw`(?![\p{L}\p{M}\d/@_-]|\.\p{L})`,
]

/** Of emoji, they join the parts. */
const JOINER = String.raw`\u200d(?=\p{Extended_Pictographic})`
const UNSEEN = new RegExp(String.raw`(?!${JOINER})[\p{Cc}\p{Cf}]`, 'gu')

/** Characters that would move the cursor of a terminal or hide text, in one column each: a tab is an arrow, others are boxes. */
export const visible = (line: string): string =>
  line.replaceAll(UNSEEN, (sign) => (sign === '\t' ? '→' : '\u2423'))

/** The same for lines before and after a change: a space that does not break a line may be all that differs. */
export const visibleInChange = (line: string): string => visible(line).replaceAll('\u00a0', '\u2423')

/** `undefined` for an empty list: JSON leaves it out. */
export const anyOrNone = <Each>(list: readonly Each[]) => (list.length > 0 ? list : undefined)

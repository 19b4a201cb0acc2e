/** The names of fields and the numbers of entries that lead to a value. */
export type FieldPath = readonly PropertyKey[]

/** The path to a value: names of fields, and indexes of entries from 0. */
export type FieldPath = readonly PropertyKey[]

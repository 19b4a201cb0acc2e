/** A file that is made: its path from the engine's root and its text. */
export type Generated = { readonly path: string; readonly text: string }

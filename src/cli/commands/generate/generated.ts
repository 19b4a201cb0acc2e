/** A generated file: its path from the engine's root, and its text. */
export type Generated = { readonly path: string; readonly text: string }

/** A file of the built site. `path` is below the output folder, with `/`. */
export type OutputFile = { readonly path: string; readonly content: string | Uint8Array }

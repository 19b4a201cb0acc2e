/** A file of the finished site: its path below the output folder, with `/`, and its content. */
export type OutputFile = { readonly path: string; readonly content: string | Uint8Array }

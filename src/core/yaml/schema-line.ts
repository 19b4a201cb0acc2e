/** The line that tells editors which schema a file follows. */

export type SchemaLine = {
  /** Relative to the file, with `/`. */
  readonly schema: string
  /** Where it stands in the text. */
  readonly start: number
}

/** `undefined` if there is none, or if it names an address or an absolute path. */
export function schemaLine(text: string): SchemaLine | undefined {
  const line = /^(# yaml-language-server: \$schema=)(\.{1,2}\/\S+)/m.exec(text)
  if (!line) return undefined
  const [, before = '', schema = ''] = line
  return { schema, start: line.index + before.length }
}

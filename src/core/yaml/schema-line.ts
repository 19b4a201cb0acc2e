/** The line `# yaml-language-server: $schema=…`, which tells editors the schema of a file. */

export type SchemaLine = {
  /** Relative to the file, with `/`. */
  readonly schema: string
  /** The offset of the path in the text. */
  readonly start: number
}

/** `undefined` if there is no such line, or if it has a web address or an absolute path. */
export function schemaLine(text: string): SchemaLine | undefined {
  const line = /^(# yaml-language-server: \$schema=)(\.{1,2}\/\S+)/m.exec(text)
  if (!line) return undefined
  const [, before = '', schema = ''] = line
  return { schema, start: line.index + before.length }
}

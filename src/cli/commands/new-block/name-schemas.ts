/** Changes the first line of a site's files, so that editors use the schemas with the site's own blocks. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesIn } from '../../../build/files/site-files.ts'
import { schemaLine } from '../../../core/yaml/schema-line.ts'
import { replaceText } from '../../changes/replace-text.ts'

/** Only lines that name the schemas of the installed Ukurasa change. `root` is absolute. */
export function nameSchemas(root: string): void {
  const files = filesIn(root)
    .names.filter((name) => /\.ya?ml$/.test(name))
    .map((name) => `pages/${name}`)
  for (const file of ['site.yaml', ...files]) {
    const text = readFileSync(join(root, file), 'utf8')
    const line = schemaLine(text)
    const [, name] = /node_modules\/ukurasa\/(schema\/[\w.]+)$/.exec(line?.schema ?? '') ?? []
    if (!line || name === undefined) continue
    const path = posix.relative(posix.dirname(file), name)
    const own = path.startsWith('.') ? path : `./${path}`
    const changed = text.slice(0, line.start) + own + text.slice(line.start + line.schema.length)
    if (!replaceText(join(root, file), text, changed)) continue
    process.stdout.write(`${file}: its first line names ${name}\n`)
  }
}

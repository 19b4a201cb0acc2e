/** The names of the site beside this engine that editors offer while one writes. */
import { join } from 'node:path'
import { z } from 'zod'
import { listFiles } from '../../engine/load.ts'
import { TABLE_FILE } from '../../engine/reuse/rows.ts'
import { snippetName } from '../../engine/reuse/snippets.ts'

export type SiteNames = { readonly snippets: readonly string[]; readonly tables: readonly string[] }

/** `root` is the absolute folder with pages/. */
export function siteNames(root: string): SiteNames {
  const names = listFiles(join(root, 'pages'), '')
  return {
    snippets: names.flatMap((name) => snippetName(`pages/${name}`) ?? []),
    tables: names.filter((name) => TABLE_FILE.test(name)),
  }
}

const examples = z.object({ examples: z.array(z.string()) })
const written = z.object({
  definitions: z.object({ snippet: examples, rows: z.object({ properties: z.object({ rows: examples }) }) }),
})

/**
 * Those that a schema holds. A snippet that an author adds makes no schema stale: its name is offered once somebody
 * generates again.
 */
export function namesIn(schema: string): SiteNames {
  const { data } = written.safeParse(JSON.parse(schema))
  if (!data) return { snippets: [], tables: [] }
  const { definitions } = data
  return { snippets: definitions.snippet.examples, tables: definitions.rows.properties.rows.examples }
}

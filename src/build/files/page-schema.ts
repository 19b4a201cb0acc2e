/** Where this Ukurasa has the schema of a page, for the first line of new pages. */
import { join, relative, sep } from 'node:path'
import { ENGINE_ROOT } from '../base/engine-root.ts'

/** From the root of a site, with `/`. */
export const pageSchema = (root: string): string =>
  relative(root, join(ENGINE_ROOT, 'schema/page.schema.json')).split(sep).join('/')

import { routeOf } from '../../core/site/routes.ts'
import { say } from '../words.ts'
import { isPageFile } from './shown-page.ts'
import { siteNow } from './site.ts'

/** A page by its title. */
export function fileInWords(path: string): string {
  if (path === 'site.yaml') return say('siteSettings')
  return (isPageFile(path) ? siteNow()?.titles.get(routeOf(path)) : undefined) ?? path
}

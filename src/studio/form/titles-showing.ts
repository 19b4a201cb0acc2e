/** Which pages show what several pages share. */
import { siteNow } from '../session/site.ts'

type Titles = readonly (readonly [route: string, title: string])[]

/** The pages that show a snippet or a table. */
export function titlesShowing(path: string): Titles {
  const site = siteNow()
  const hidden = [...(site?.unpublished.values() ?? [])].map(({ page }) => page)
  return [...(site?.pages.values() ?? []), ...hidden]
    .filter(({ source }) => source.dependsOn.includes(path))
    .map(({ route, page }) => [route, page.title] as const)
}

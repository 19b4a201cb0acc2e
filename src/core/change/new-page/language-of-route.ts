/** The language whose folder an address is in, by its name in site.yaml; `undefined` for the main language. */
import { fileOfRoute } from '../../site/page-file.ts'
import type { Route } from '../../site/routes.ts'
import { languageOfFile, languagesIn } from '../../validate/site-in-language.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

export const languageOfRoute = (route: Route, site: SourceFile): string | undefined =>
  languageOfFile(fileOfRoute(route), languagesIn(site.value))

/** The pictures in the example of a new block. They are those of the author, so no example may say what they show. */
import { z } from 'zod'
import type { Edit } from '../../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { fieldAt, schemaAt, schemaOfBlock } from '../../base/schema-at.ts'
import type { TextAt } from '../../base/texts-in.ts'
import type { Route } from '../../site/routes.ts'
import type { LinkedPage } from '../../site/site.ts'
import { asWritten } from '../../yaml/rewrite.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { languageOfRoute } from './language-of-route.ts'
import { standInWords } from './stand-ins/words.ts'

/** What a picture shows, as the site says it elsewhere. */
export type AltOf = (image: string) => string | undefined

/** In the language of the page at `route`. `site` is site.yaml. */
export function altsFor(
  route: Route,
  site: SourceFile,
  pages: Iterable<Pick<LinkedPage, 'route' | 'traits'>>,
): AltOf {
  const alts = new Map<string, string>()
  const language = languageOfRoute(route, site)
  for (const { route: other, traits } of pages)
    if (languageOfRoute(other, site) === language)
      for (const { file, alt } of traits.pictures) if (alt !== undefined) alts.set(file, alt)
  return (image) => alts.get(image)
}

const ENGLISH = { alt: 'What the picture shows', caption: 'Words below the picture' }

/** A picture that the block can do without is left out: none of the site would fit. */
export function pictureEdits(
  type: string,
  texts: readonly TextAt[],
  source: SourceFile,
  {
    images,
    lang,
    altOf,
  }: { readonly images: readonly string[]; readonly lang: string; readonly altOf: AltOf },
): ReadonlyMap<TextAt, readonly Edit[]> {
  const edits = new Map<TextAt, readonly Edit[]>()
  const words = standInWords(lang) ?? ENGLISH
  let number = 0
  let image: string | undefined
  for (const each of texts) {
    const field = String(each.path.at(-1))
    if (!/^(?:image|alt|decorative|caption)$/.test(field)) continue
    if (field !== 'caption' && isOptional(type, each.path)) {
      edits.set(each, [withoutLine(source, each.path)])
      continue
    }
    if (field === 'image') image = images[number++ % images.length]
    const said = { image, alt: altOf(image ?? '') ?? words.alt, caption: words.caption, decorative: 'true' }[
      field
    ]
    if (said === undefined) continue
    const { start, end } = source.spanOf(each.path)
    edits.set(each, [{ file: source.path, start: start.offset, end: end.offset, text: asWritten(said) }])
  }
  return edits
}

/** `path` begins with the number of the example, and `block`. */
function isOptional(type: string, path: FieldPath): boolean {
  const schema = schemaOfBlock(type)
  const owner = schema && schemaAt(schema, path.slice(2, -1))
  return fieldAt(owner, 'image') instanceof z.ZodOptional
}

function withoutLine(source: SourceFile, path: FieldPath): Edit {
  const start = source.text.lastIndexOf('\n', source.spanOfKey(path).start.offset)
  return { file: source.path, start, end: source.spanOf(path).end.offset, text: '' }
}

/** Which page is shown after a step that makes, moves or deletes files. */
import { isPage, routeOf } from '../../core/site/routes.ts'
import { type Draft, type Step, textAt } from '../draft/draft.ts'
import type { Engine } from '../engine/engine.ts'

/** Other files below pages/ have no address. */
export const isPageFile = (path: string): boolean => path.endsWith('.yaml') && isPage(path)

export const isPageAt = (path: string, route: string): boolean => isPageFile(path) && routeOf(path) === route

/** The page that a step has just made or brought back, or else the one that it has deleted. */
export function pageOfStep(draft: Draft, { changes }: Step): string | undefined {
  const pages = changes.filter(({ kind, path }) => kind === 'file' && isPageFile(path))
  const made = pages.find(({ path }) => textAt(draft, path) !== undefined)
  return (made ?? pages.find(({ path }) => draft.files.has(path)))?.path
}

/**
 * The file that a step has changed, if it is not the one in the form: the page in the frame, if the step has changed that.
 * Of a page that is made or moved, the page counts.
 */
export function fileOfStep(
  { changes }: Step,
  { formPath, framePath }: { readonly formPath: string; readonly framePath: string },
): string | undefined {
  if (changes.some(({ kind }) => kind === 'file')) return undefined
  const paths = changes.flatMap(({ kind, path }) => (kind === 'edit' ? [path] : []))
  if (paths.includes(formPath)) return undefined
  return paths.includes(framePath) ? framePath : paths[0]
}

type Pages = readonly { readonly path: string; readonly dependsOn: readonly string[] }[]

/** The page beside which a snippet or a table is shown, if the one in the frame does not show it. */
export function pageAround(file: string, framePath: string, pages: Pages): string | undefined {
  const around = pages.filter(({ dependsOn }) => dependsOn.includes(file)).map(({ path }) => path)
  return around.includes(framePath) ? undefined : around[0]
}

/** A page that was new and is gone leaves the page from which it was made. A deleted page stays, to be brought back. */
export function shownPath({ files }: Draft, path: string): string {
  if (files.has(path)) return path
  const [other] = [...files].find(([each, { text }]) => isPageFile(each) && text !== undefined) ?? []
  return other ?? path
}

/** Tells the core of all files but one. Gives `true` if any of them has changed. */
export function takeOthers(engine: Engine | undefined, draft: Draft, before: Draft, path: string): boolean {
  const wanted = new Map([...draft.files].map(([each, { text }]) => [each, text]))
  // Whatever was new and is undone.
  for (const each of before.files.keys()) if (!wanted.has(each)) wanted.set(each, undefined)
  wanted.delete(path)
  const others = [...wanted].filter(([each, text]) => engine?.text(each) !== text)
  for (const [each, text] of others) engine?.set(each, text)
  return others.length > 0
}

/** The facts about a page for the preview in the browser. */

import type { FieldPath } from '../../core/base/field-path.ts'
import { type Pictures, pageContext } from '../../core/render/context.ts'
import type { Route } from '../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import { type Moment, NO_FACTS, type PageFacts, type PagePart } from '../facts.ts'
import { STUDIO } from '../studio.ts'
import { standInsOf } from './stand-ins.ts'

export function pageFacts(site: Site, linked: LinkedPage, pictures: Pictures): PageFacts {
  const { page, source, route } = linked
  const context = pageContext(site, route, pictures)
  return {
    ...NO_FACTS,
    ...publishingOf(linked),
    shell: page.layout === 'bare' ? [] : shellOf(site),
    blocks: page.blocks.map(({ type }, index) => part(source, ['blocks', index], type)),
    standIns: [...standInsOf(source, page, context), ...standInsOf(site.configSource, site.config, context)],
  }
}

/** For any page, shown or not. */
export function publishingOf({ page, source, route }: LinkedPage): Partial<PageFacts> {
  return {
    file: source.path,
    edit: studioAddress(route),
    includes: source.dependsOn,
    isDraft: page.draft === true,
    from: page.publishFrom,
    until: page.publishUntil,
  }
}

export const studioAddress = (route: Route): string => `${STUDIO}${route.slice(1)}`

function part(source: SourceFile, path: FieldPath, name: string): PagePart {
  const { file, start } = source.spanOf(path)
  return { name, file, line: start.line, column: start.column }
}

/** The parts of the shell, with their names in site.yaml. */
const SHELL: readonly (readonly [selector: string, name: string])[] = [
  ['.countdown', 'countdown'],
  ['.site-header', 'header'],
  ['.pager', 'chains'],
  ['.site-footer', 'footer'],
  ['.dock', 'enroll'],
]

function shellOf({ configSource }: Site): PageFacts['shell'] {
  return SHELL.map(([selector, name]) => ({ selector, ...part(configSource, [name], name) }))
}

/** When pages appear and expire, and when the countdown ends, in order. `pages` are all pages, published or not. */
export function momentsOf({ config }: Site, pages: readonly LinkedPage[]): readonly Moment[] {
  const { countdown } = config
  const ofCountdown = countdown
    ? [
        { at: countdown.start, says: 'The countdown begins' },
        { at: countdown.target, says: 'The countdown ends' },
      ]
    : []
  const ofPages = pages.flatMap(({ page, route }) => [
    ...(page.publishFrom ? [{ at: page.publishFrom, says: `${route} appears` }] : []),
    ...(page.publishUntil ? [{ at: page.publishUntil, says: `${route} goes` }] : []),
  ])
  return [...ofCountdown, ...ofPages].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

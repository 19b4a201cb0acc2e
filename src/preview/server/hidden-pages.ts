/** The answers for addresses without anything to show. They say why. */

import type { EditedSite } from '../../core/check/edited-site.ts'
import { inWords } from '../../core/render/countdown.ts'
import { routeOf } from '../../core/site/routes.ts'
import type { Site } from '../../core/site/site.ts'
import { NO_FACTS, type PageFacts, type Problem } from '../facts.ts'
import { emptyDocument } from './documents.ts'
import { publishingOf, studioAddress } from './page-facts.ts'
import { type Reply, reply } from './reply.ts'

export type ClockFacts = Pick<PageFacts, 'moments' | 'clock'>

/** A page that has a file but is not part of the site now: it has always had errors, or it is not published now. */
export function hiddenPage(
  { assembly }: EditedSite,
  site: Site,
  path: string,
): Partial<PageFacts> | undefined {
  const below = path.startsWith(`${site.base}/`) ? path.slice(site.base.length) : ''
  const route = assembly.table.find(below)?.route
  const page = assembly.pages.find((each) => each.route === route)
  if (page) return site.pages.has(page.route) ? undefined : publishingOf(page)
  const source = assembly.loaded.pages.find((each) => routeOf(each.path) === route)
  return source && { file: source.path, edit: studioAddress(routeOf(source.path)) }
}

export function notShown(page: Partial<PageFacts>, clock: ClockFacts): Reply {
  const facts = { ...NO_FACTS, ...clock, ...page }
  const isTimed = page.from !== undefined || page.until !== undefined
  const words = isTimed
    ? `It is there ${timesOf(page)}. Move the clock of the preview to see it.`
    : 'It appears here as soon as its file is saved without errors.'
  const title = isTimed ? 'This page is not part of the site now' : 'This page cannot be shown yet'
  return reply(404, 'hidden.html', emptyDocument(title, words, facts))
}

function timesOf({ from, until }: Partial<PageFacts>): string {
  const times = [from && `from ${inWords(from, 'en')}`, until && `until ${inWords(until, 'en')}`]
  return times.filter((time) => time !== undefined).join(' ')
}

export function noSuchPage(clock: ClockFacts): Reply {
  const words = 'No file in pages/ has this address.'
  return reply(404, 'missing.html', emptyDocument('There is no such page', words, { ...NO_FACTS, ...clock }))
}

/** For a page with a block that throws while it is shown. `undefined` if there is no such problem. */
export function notRendered(problems: readonly Problem[], clock: ClockFacts): Reply | undefined {
  if (problems.length === 0) return undefined
  const words = 'It appears here as soon as the file of the block is fixed.'
  const facts = { ...NO_FACTS, ...clock, thrown: problems }
  return reply(500, 'thrown.html', emptyDocument('This page cannot be shown now', words, facts))
}

export function nothingYet(clock: ClockFacts): Reply {
  const words = 'The site appears here as soon as site.yaml is saved without errors.'
  return reply(
    500,
    'broken.html',
    emptyDocument('The site cannot be shown yet', words, { ...NO_FACTS, ...clock, file: 'site.yaml' }),
  )
}
